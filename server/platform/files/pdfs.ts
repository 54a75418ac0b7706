import { constants, createInflate } from 'node:zlib';
import { isInSlices, OVERLAP, SLICE } from './slices.ts';

/** `active`: it runs, opens, or carries something. `closed`: it cannot be looked into. */
export type PdfRefusal = 'active' | 'closed';

/** Actions, scripts, forms with scripts and files in files (ISO 32000-2 §7.11.4, §12.6.4). */
const ACTIVE = /\/(?:JavaScript|JS|OpenAction|AA|Launch|EmbeddedFiles?|RichMedia|XFA|ImportData|SubmitForm|GoToE)(?=[\s/<>[\](){}%])/;
/** Short names occur by chance in the bytes of pictures: there only the long ones count. */
const ACTIVE_ANYWHERE = /\/(?:JavaScript|OpenAction|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm)(?=[\s/<>[\](){}%])/;
const ENCRYPTED = /\/Encrypt(?=[\s/<>[\](){}%])/;
/** A dictionary before its stream has less. */
const MOST_DICTIONARY = 4_096;
const MOST_STREAMS = 5_000;
/** Of all streams together. */
const MOST_INFLATED = 64 * 1024 * 1024;

/** Names with their escapes undone (§7.3.5). */
const plainNames = (text: string): string =>
  text.includes('#') ? text.replace(/#([\da-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16))) : text;

/** Names end at a delimiter, or with what they stand in. */
const END = '\n';

/**
 * Null for a document without active parts. Looks at the whole text and into each deflated stream, wherever the file says that
 * objects are, as readers repair what is broken in ways of their own. In slices: other work goes on meanwhile.
 */
export async function pdfRefusal(bytes: Buffer): Promise<PdfRefusal | null> {
  const text = bytes.toString('latin1');
  const has = (name: RegExp, where: string): Promise<boolean> => isInSlices(where + END, (slice) => name.test(plainNames(slice)));
  if (await has(ENCRYPTED, text)) return 'closed';
  const outside = withoutStreams(text);
  if (outside === null) return 'closed';
  if ((await has(ACTIVE_ANYWHERE, text)) || (await has(ACTIVE, outside))) return 'active';
  return lookInside(bytes, text);
}

/** Null for more streams than are looked into. In one pass, whatever is missing: streams may lack their end. */
function withoutStreams(text: string): string | null {
  const parts: string[] = [];
  const begins = /\bstream\r?\n/g;
  let from = 0;
  for (let begin = begins.exec(text); begin !== null; begin = begins.exec(text)) {
    const end = text.indexOf('endstream', begins.lastIndex);
    if (end === -1) break;
    if (parts.length >= MOST_STREAMS) return null;
    parts.push(text.slice(from, begin.index), 'stream ');
    from = end;
    begins.lastIndex = end + 'endstream'.length;
  }
  return [...parts, text.slice(from)].join('');
}

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
    if (streams > MOST_STREAMS) return 'closed';
    const isOfObjects = dictionary.includes('/ObjStm');
    const inside = await inflatedSearch(bytes.subarray(index + token.length), MOST_INFLATED - size, isOfObjects ? ACTIVE : ACTIVE_ANYWHERE);
    size += inside.size;
    if (size >= MOST_INFLATED) return 'closed';
    if (isOfObjects && isUnreadable(dictionary, inside.isReadable)) return 'closed';
    if (inside.isFound) return 'active';
  }
  return null;
}

const isUnreadable = (dictionary: string, isInflated: boolean): boolean =>
  /\/Filter/.test(dictionary) && (!isInflated || /\/Predictor\s+(?!1\b)\d|\/(LZW|ASCII85|ASCIIHex|RunLength)Decode/.test(dictionary));

type Inside = { readonly size: number; readonly isFound: boolean; readonly isReadable: boolean };

/** Looks for a name in what was deflated, as it is inflated, up to `most`. A stream that breaks off is read as far as it goes. */
async function inflatedSearch(bytes: Buffer, most: number, name: RegExp): Promise<Inside> {
  const inflating = createInflate({ chunkSize: SLICE, finishFlush: constants.Z_SYNC_FLUSH });
  inflating.end(bytes);
  let [size, tail] = [0, ''];
  const isIn = (text: string): Promise<boolean> => isInSlices(text, (slice) => name.test(plainNames(slice)));
  try {
    for await (const chunk of inflating as AsyncIterable<Buffer>) {
      size += chunk.length;
      const text = tail + chunk.toString('latin1');
      const isFound = await isIn(text);
      if (isFound || size >= most) return { size, isFound, isReadable: true };
      tail = text.slice(-OVERLAP);
    }
    return { size, isFound: await isIn(tail + END), isReadable: true };
  } catch {
    return { size, isFound: false, isReadable: false };
  }
}
