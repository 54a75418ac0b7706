import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';

/** `active`: it runs, opens, or carries something. `closed`: it cannot be looked into. */
export type PdfRefusal = 'active' | 'closed';

/** Actions, scripts, forms with scripts and files in files (ISO 32000-2 §7.11.4, §12.6.4). */
const ACTIVE = /\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm|GoToE)(?=[\s/<>[\](){}%]|$)/;
/** Short names occur by chance in the bytes of pictures: there only the long ones count. */
const ACTIVE_ANYWHERE = /\/(?:JavaScript|OpenAction|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm)(?=[\s/<>[\](){}%]|$)/;
const ENCRYPTED = /\/Encrypt(?=[\s/<>[\](){}%]|$)/;
/** A dictionary before its stream has less. */
const MOST_DICTIONARY = 4_096;
const MOST_STREAMS = 5_000;
/** Of all streams together. */
const MOST_INFLATED = 64 * 1024 * 1024;
const inflated = promisify(inflate);

/** Names with their escapes undone (§7.3.5). */
const plainNames = (text: string): string =>
  text.includes('#') ? text.replace(/#([\da-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;

/**
 * Null for a document without active parts. Looks at the whole text and into each deflated stream, wherever the file says that
 * objects are, as readers repair what is broken in ways of their own.
 */
export async function pdfRefusal(bytes: Buffer): Promise<PdfRefusal | null> {
  const text = bytes.toString('latin1');
  const names = plainNames(text);
  if (ENCRYPTED.test(names)) return 'closed';
  if (ACTIVE_ANYWHERE.test(names) || ACTIVE.test(plainNames(withoutStreams(text)))) return 'active';
  return lookInside(bytes, text);
}

const withoutStreams = (text: string): string => text.replace(/\bstream\r?\n[\s\S]*?endstream/g, 'stream endstream');

async function lookInside(bytes: Buffer, text: string): Promise<PdfRefusal | null> {
  let [streams, size] = [0, 0];
  for (const { index, 0: token } of text.matchAll(/\bstream\r?\n/g)) {
    const dictionary = plainNames(
      text
        .slice(Math.max(0, index - MOST_DICTIONARY), index)
        .split(/\bobj\b/)
        .at(-1) ?? '',
    );
    streams += 1;
    const inside = await textIn(bytes.subarray(index + token.length), MOST_INFLATED - size);
    size += inside?.length ?? 0;
    if (streams > MOST_STREAMS || size >= MOST_INFLATED) return 'closed';
    const problem = problemOf(dictionary, inside);
    if (problem !== null) return problem;
  }
  return null;
}

function problemOf(dictionary: string, inside: string | null): PdfRefusal | null {
  const hasObjects = dictionary.includes('/ObjStm');
  if (
    hasObjects &&
    /\/Filter/.test(dictionary) &&
    (inside === null || /\/Predictor\s+(?!1\b)\d|\/(LZW|ASCII85|ASCIIHex|RunLength)Decode/.test(dictionary))
  )
    return 'closed';
  if (inside === null) return null;
  return (hasObjects ? ACTIVE : ACTIVE_ANYWHERE).test(plainNames(inside)) ? 'active' : null;
}

/** Null for what is not deflated. A stream that breaks off is read as far as it goes. */
async function textIn(bytes: Buffer, most: number): Promise<string | null> {
  try {
    return (await inflated(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: most })).toString('latin1');
  } catch (error) {
    // Longer than what is looked at.
    if (error instanceof RangeError) return ' '.repeat(most);
    return null;
  }
}
