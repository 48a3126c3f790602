import { pending } from '../lib/settled';

/** Fetches the messages of errors. main.ts sets how. */
export const errorMessages = { load: (): Promise<void> => Promise.resolve() };

/** Counts as pending until the answer, or the error with its messages, has arrived. */
export const withErrorMessages = <T>(work: Promise<T>): Promise<T> =>
  pending(
    work.catch(async (error: unknown) => {
      await errorMessages.load();
      throw error;
    }),
  );
