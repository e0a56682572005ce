// Character codes with a meaning in URLs.

export const TAB = 0x09;
export const CARRIAGE_RETURN = 0x0d;
export const SPACE = 0x20;
export const HASH = 0x23;
export const PERCENT = 0x25;
export const AMPERSAND = 0x26;
export const PLUS = 0x2b;
export const DASH = 0x2d;
export const DOT = 0x2e;
export const SLASH = 0x2f;
export const ZERO = 0x30;
export const NINE = 0x39;
export const EQUALS = 0x3d;
export const QUESTION = 0x3f;
export const UPPER_Z = 0x5a;
export const BACKSLASH = 0x5c;
export const UNDERSCORE = 0x5f;
export const LOWER_A = 0x61;
export const LOWER_D = 0x64;
export const LOWER_I = 0x69;
export const LOWER_U = 0x75;
export const FIRST_BEYOND_ASCII = 0x80;

/** The bit that turns an ASCII capital into a small letter. */
export const CASE_BIT = 0x20;

export const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;
