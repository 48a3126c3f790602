/** Phrases and symbols of the chat. They are sent by key, so that each reader gets the own language. */
import type { Remark } from '../api/protocol';
import { peopleText } from './people-text';

export const PHRASES = [
  'well-played',
  'good-luck',
  'thinking',
  'oh-no',
  'thanks',
  'one-more',
  'back-soon',
  'sorry',
] as const;
export const SYMBOLS = ['smile', 'heart', 'crown', 'star', 'clock'] as const;
export type Phrase = (typeof PHRASES)[number] | (typeof SYMBOLS)[number];

export const PHRASE_PATHS: Record<string, string> = {
  smile: 'M12 3a9 9 0 110 18a9 9 0 010-18zM8 14c2 3 6 3 8 0M9 9.500v.5M15 9.500v.5',
  heart:
    'M12 20S3.500 14.500 3.500 8.800A4.500 4.500 0 0112 6.700a4.500 4.500 0 018.500 2.100C20.500 14.500 12 20 12 20z',
  crown: 'M4 18h16l1-10-5 4-4-7-4 7-5-4z',
  star: 'M12 3.500l2.700 5.600 6.100.8-4.500 4.200 1.100 6.100-5.400-3-5.400 3 1.100-6.100L3.200 9.900l6.100-.8z',
  clock: 'M12 3a9 9 0 110 18a9 9 0 010-18zM12 7v5l3 2',
  bell: 'M6 17h12l-1.500-2.500V10a4.500 4.500 0 00-9 0v4.500zM10.500 20h3',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  leave: 'M13 4H5v16h8M10 12h11M17 8l4 4-4 4',
  muted: 'M4 9.500v5h4l5 4v-13l-5 4zM17 9.500l5 5M22 9.500l-5 5',
};

export const isSymbol = (key: string): boolean => (SYMBOLS as readonly string[]).includes(key);

/** The text of a message, or the name of a symbol. */
export const chatText = ({ key, text }: Remark): string =>
  text ?? (key ? peopleText(isSymbol(key) ? `friends-sign-${key}` : `friends-phrase-${key}`) : '');
