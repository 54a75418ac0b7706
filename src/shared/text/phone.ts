const KEYPAD: Readonly<Record<string, string>> = { ABC: '2', DEF: '3', GHI: '4', JKL: '5', MNO: '6', PQRS: '7', TUV: '8', WXYZ: '9' };

const digitOf = (sign: string): string => Object.entries(KEYPAD).find(([letters]) => letters.includes(sign))?.[1] ?? sign;

/** Makes a `tel:` link. Converts letters to keypad digits. */
export function telLink(phone: string): string {
  return `tel:${[...phone.toUpperCase()]
    .map(digitOf)
    .join('')
    .replaceAll(/[^\d+]/g, '')}`;
}

/** Matches `1-800-GAMBLER`, `1-877-8-HOPENY`, `(555) 010-0199`. */
const PHONE = /(?:\b1-)?(?:\(\d{3}\)\s?|\b[2-9]\d{2}-)[\dA-Z]{1,4}(?:-?[\dA-Z]{3,7}){1,2}\b/g;

export type TextPart = { readonly text: string; readonly phone: boolean };

/** Splits a text into phone numbers and the text between them (product §5). */
export function splitPhones(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(PHONE)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), phone: false });
    parts.push({ text: match[0], phone: true });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), phone: false });
  return parts;
}
