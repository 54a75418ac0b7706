import { parentPort, workerData } from 'node:worker_threads';
import { constants, createInflate } from 'node:zlib';

const names = (list) => new RegExp(`/(?:${list})(?=[\\s/<>[\\](){}%]|$)`);

const PAGE = String.raw`\[\s*\d{1,10}\s+\d{1,5}\s+R\s*/(?:XYZ|Fit(?:H|V|R|B|BH|BV)?)`;
/** An action that only goes to a page: nothing but these keys, so nothing follows it (§12.6.4.2). */
const GO_TO = String.raw`<<\s*(?:/Type\s*/Action\s*)?(?:/S\s*/GoTo\s*/D\s*${PAGE}[\s\w.+-]{0,80}\]\s*|/D\s*${PAGE}[\s\w.+-]{0,80}\]\s*/S\s*/GoTo\s*)>>`;
/** Matches an opening action, except a page to begin at (§12.3.2.2), which office programs write. */
const OPENS = String.raw`OpenAction(?!\s*(?:${PAGE}[\s/\]]|${GO_TO}))`;
/** Names of actions, scripts, forms with scripts and files in files (ISO 32000-2 §7.11.4, §12.6.4). */
const ACTIVE = names(
  `JavaScript|${OPENS}|Launch|EmbeddedFiles?|RichMedia|Rendition|ImportData|SubmitForm|GoToR|GoToE|XFA|JS(?=\\s*[(<%]|\\s+\\d)|AA(?=\\s*(?:<<|%)|\\s+\\d)`,
);
/** Names searched for in pictures, where shorter ones occur by chance. */
const ACTIVE_IN_PICTURES = names(`JavaScript|${OPENS}|Launch|EmbeddedFiles?|RichMedia|Rendition|ImportData|SubmitForm`);
const LOCKED = names('Encrypt');
const OTHER_FILTERS = names('LZW(?:Decode)?|A(?:SCII)?85(?:Decode)?|A(?:SCII)?Hex(?:Decode)?|AHx|RunLengthDecode|Crypt');
const FILTER = /\/F(?:ilter)?\s*(\[[^\]]{0,200}|\/[^\s/<>[\](){}%]*|\d+\s+\d+\s+R|%)/g;
const KNOWN = new Set(['FlateDecode', 'Fl', 'DCTDecode', 'DCT', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode', 'CCF']);
const SHORT_FILTER = /\/RL(?=[\s/]|$)/;
const PREDICTOR = /\/Predictor\s*(?!\s|1(?=[\s/>])(?!\s+\d))|\/(?:DecodeParms|DP)\s*(?:%|\d)/;

const MOST_DICTIONARY = 16_384;
const MOST_LINE = 4_096;
const MOST_STREAMS = 5_000;
/** Maximum bytes read and inflated of all streams together. */
const MOST_INFLATED = 64 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;
/** Bytes kept between pieces, more than the longest match. */
const OVERLAP = 512;
const NOT_DEFLATED = /incorrect header check|unknown compression method|invalid window size/;

/** Text in which NUL is white space (§7.2.3) and names have no escapes (§7.3.5). */
const textOf = (bytes) => bytes.toString('latin1').replaceAll('\0', ' ');
const plain = (text) =>
  text.includes('#') ? text.replace(/#([\da-f]{2})/gi, (_escape, code) => String.fromCharCode(Number.parseInt(code, 16))) : text;

const isOtherFilter = ([found, value]) => {
  const isWhole = found.startsWith('/Filter');
  if (value === '%') return true;
  if (/^\d/.test(value)) return isWhole;
  return isWhole ? (value.match(/[^\s/<>[\](){}]+/g) ?? []).some((one) => !KNOWN.has(one)) : SHORT_FILTER.test(value);
};
function hasOtherFilter(text) {
  if (OTHER_FILTERS.test(text)) return true;
  for (const found of text.matchAll(FILTER)) if (isOtherFilter(found)) return true;
  return false;
}

/** Ends of the `stream` keyword; null for too many. */
function streamsIn(text) {
  const ends = [];
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at + 6)) {
    if (at > 0 && /[^\s<>[\](){}/%]/.test(text[at - 1])) continue;
    if (ends.push(at + 6) > MOST_STREAMS) return null;
  }
  return ends;
}

/** Positions at which data may begin: after white space, or on the next line, as some readers skip to it. Null if undecidable. */
function beginsOf(text, end) {
  const [space] = /^\s*/.exec(text.slice(end, end + MOST_LINE));
  const line = /\r\n?|\n/.exec(text.slice(end, end + MOST_LINE));
  if (line === null && end + MOST_LINE < text.length) return null;
  return [...new Set([end + space.length, ...(line === null ? [] : [end + line.index + line[0].length])])];
}

/** Type of a plain dictionary: without texts, comments or a dictionary around, in which content could hide. */
function kindOf(text, end) {
  const before = text.slice(Math.max(0, end - MOST_DICTIONARY), end - 6);
  const at = before.lastIndexOf('obj');
  const head = before.slice(Math.max(before.lastIndexOf('\n', at), before.lastIndexOf('\r', at)) + 1, Math.max(0, at));
  const dictionary = plain(before.slice(at === -1 ? 0 : at + 3));
  const bare = dictionary.replace(/(?<!<)<[\da-f\s]*>(?!>)/gi, '');
  const isStrict = /^[^%]*\d\s+\d+\s+$/.test(head) && isOneDictionary(bare);
  const isOfObjects = /\/(?:ObjStm|First)\b/.test(dictionary);
  return {
    isOfObjects,
    isFiltered: /\/F(?:ilter)?\b/.test(dictionary),
    isPicture: isStrict && bare === dictionary && !isOfObjects && /\/Subtype\s*\/Image\b/.test(dictionary),
    isTable: isStrict && !isOfObjects && /\/Type\s*\/XRef\b/.test(dictionary),
    isPlain: isStrict && !PREDICTOR.test(dictionary),
  };
}

function isOneDictionary(text) {
  if (/[()%]/.test(text) || !/^\s*<<[^]*>>\s*$/.test(text)) return false;
  let depth = 0;
  const marks = text.trim().match(/<<|>>|[<>]/g) ?? [];
  return marks.every((mark, at) => {
    depth += mark === '<<' ? 1 : mark === '>>' ? -1 : Number.NaN;
    return at === marks.length - 1 ? depth === 0 : depth > 0;
  });
}

/** Inflates piece by piece, up to `most` bytes or until `isFound`. */
const inflate = (bytes, most, isFound) =>
  new Promise((resolve) => {
    const inflating = createInflate({ chunkSize: CHUNK_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
    let [made, tail, found] = [0, '', null];
    const end = (state) => {
      resolve({ state, found, work: made + inflating.bytesWritten });
      inflating.destroy();
    };
    inflating
      .on('data', (chunk) => {
        made += chunk.length;
        const text = tail + textOf(chunk);
        found = isFound(text);
        tail = text.slice(-OVERLAP);
        if (found !== null || made >= most) end('stopped');
      })
      .on('error', ({ message }) => end(NOT_DEFLATED.test(message) ? 'none' : 'broken'))
      .on('end', () => end('whole'));
    inflating.end(bytes);
  });

const problemIn = (isPicture) => (text) => {
  const all = plain(text);
  if ((isPicture ? ACTIVE_IN_PICTURES : ACTIVE).test(all)) return 'active';
  return !isPicture && (hasOtherFilter(all) || PREDICTOR.test(all)) ? 'closed' : null;
};

const isClosed = (state, kind, hasPredictors) =>
  !kind.isPicture && state !== 'none' && (state === 'broken' || (hasPredictors && !kind.isTable && !kind.isPlain));

/** Searches wherever the file claims data, because readers repair broken files differently. */
async function look(bytes) {
  const text = textOf(bytes);
  const ends = streamsIn(text);
  const all = plain(text);
  if (LOCKED.test(all)) return 'locked';
  if (ends === null || hasOtherFilter(all)) return 'closed';
  if (ACTIVE.test(all)) return 'active';
  const hasPredictors = PREDICTOR.test(all);
  let left = MOST_INFLATED;
  for (const end of ends) {
    const kind = kindOf(text, end);
    const begins = beginsOf(text, end);
    if (begins === null) return 'closed';
    let isDeflated = false;
    for (const begin of begins) {
      const { state, found, work } = await inflate(bytes.subarray(begin), left, problemIn(kind.isPicture));
      if (found !== null) return found;
      left -= work;
      isDeflated ||= state !== 'none';
      if (left <= 0 || isClosed(state, kind, hasPredictors)) return 'closed';
    }
    if (!isDeflated && kind.isOfObjects && kind.isFiltered) return 'closed';
  }
  return null;
}

parentPort.postMessage(await look(Buffer.from(workerData)));
