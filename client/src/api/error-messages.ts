import { pending } from '../lib/settled';

/** Errors wait for the messages that say what went wrong; main.ts tells how these are fetched. */
export const errorMessages = { load: (): Promise<void> => Promise.resolve() };

/** Counts as pending until the answer, or the error with its messages, is here. */
export const withErrorMessages = <T>(work: Promise<T>): Promise<T> =>
  pending(
    work.catch(async (error: unknown) => {
      await errorMessages.load();
      throw error;
    }),
  );
