import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { pdfRefusal } from './pdfs.ts';

async function plainPdf(): Promise<Buffer> {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.text('A statement. It says /JavaScript and /Launch, and does nothing.');
  document.end();
  await new Promise<void>((resolve) => document.once('end', resolve));
  return Buffer.concat(chunks);
}
const pdf = (...objects: readonly (Buffer | string)[]): Buffer =>
  Buffer.concat(
    ['%PDF-1.7\n', ...objects, '\ntrailer << /Root 1 0 R >>\n%%EOF'].map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  );
const packed = (dictionary: string, inside: string, { isCut = false, begin = '\n' } = {}): Buffer => {
  const data = deflateSync(Buffer.from(inside, 'latin1'));
  return Buffer.concat([
    Buffer.from(`4 0 obj << ${dictionary} >> stream${begin}`),
    isCut ? data.subarray(0, -4) : data,
    Buffer.from('\nendstream endobj\n'),
  ]);
};
const noise = (length: number): string =>
  Array.from({ length }, (_, at) => String.fromCharCode(97 + (((at * at * 31) % 1009) % 26))).join('');
const PICTURE = '/Subtype /Image /Width 9 /Height 9 /Filter /FlateDecode';
const OBJECTS = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';

describe('a PDF', () => {
  it('a printed PDF is accepted, whatever its text mentions', async () => {
    const printed = await plainPdf();
    expect(printed.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await pdfRefusal(printed)).toBeNull();
  });

  it.each<readonly [string, Buffer]>([
    ['a script', pdf('1 0 obj << /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj')],
    ['a script by a short name', pdf('1 0 obj << /S /Rendition /JS(x) >> endobj')],
    ['something that opens', pdf('1 0 obj << /OpenAction 5 0 R >> endobj')],
    ['something that opens by a list', pdf('1 0 obj << /OpenAction [5 0 R] >> endobj')],
    [
      'something that opens behind a page',
      pdf('1 0 obj << /OpenAction [3 0 R /Fit] >> endobj 2 0 obj << /OpenAction << /S /URI /URI (x) >> >> endobj'),
    ],
    ['something that opens behind a comment', pdf('1 0 obj << /OpenAction % [3 0 R /Fit]\n<< /S /URI /URI (x) >> >> endobj')],
    ...['/Next 9 0 R', '/Next << /S /JavaScript >>'].map<readonly [string, Buffer]>((next) => [
      `a page to go to and then ${next}`,
      pdf(`1 0 obj << /OpenAction << /S /GoTo /D [3 0 R /Fit] ${next} >> >> endobj`),
    ]),
    ['a place to go to by a name', pdf('1 0 obj << /OpenAction << /S /GoTo /D 9 0 R >> >> endobj')],
    ['a program', pdf('1 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
    ['a file', pdf('1 0 obj << /Names << /EmbeddedFiles 3 0 R >> >> endobj')],
    ['more actions', pdf('1 0 obj << /AA << /O 3 0 R >> >> endobj')],
    ['a form with scripts', pdf('1 0 obj << /AcroForm << /XFA 3 0 R >> >> endobj')],
    ['a name with escapes', pdf('1 0 obj << /S /Java#53cript /#4aS (x) >> endobj')],
    ['a name without a space behind it', pdf('1 0 obj <</OpenAction<</S/JavaScript/JS(x)>>>> endobj')],
    ['objects that are packed', pdf(packed(OBJECTS, '1 0 << /OpenAction 5 0 R >>'))],
    ['packed objects whose names have escapes', pdf(packed(OBJECTS, '1 0 << /S /#4aavaScript >>'))],
    ['packed objects that do not say what they are', pdf(packed('/Type 9 0 R /Filter /FlateDecode', '1 0 << /S /JavaScript >>'))],
    ...['\r', ' \n', '\r\r\n', '', ' x\n'].map<readonly [string, Buffer]>((begin) => [
      `packed objects behind stream${JSON.stringify(begin)}`,
      pdf(packed(OBJECTS, '1 0 << /S /JavaScript >>', { begin })),
    ]),
    ['packed objects of a long dictionary', pdf(packed(`${OBJECTS} /X [${' 0'.repeat(5_000)} ]`, '1 0 << /AA << /O 3 0 R >> >>'))],
    ['packed objects that call themselves a picture', pdf(packed(`${OBJECTS} /Subtype /Image`, '1 0 << /AA 3 0 R >>'))],
    [
      'packed objects behind the dictionary of a picture in a comment',
      pdf(packed('/N 1 /First 4 /Filter /FlateDecode % 5 0 obj <<\n/Subtype /Image', '1 0 << /AA 3 0 R >>')),
    ],
    ['packed objects that break off', pdf(packed(OBJECTS, `1 0 << /S /JavaScript >> ${noise(600_000)}`, { isCut: true }))],
    ['a form with scripts between comments', pdf('% stream\n1 0 obj << /XFA 3 0 R >> endobj\n% endstream')],
    ['more actions between comments', pdf('% stream\n1 0 obj << /AA << /O 3 0 R >> >> endobj\n% endstream')],
    ['a document elsewhere', pdf('1 0 obj << /S /GoToR /F (\\\\host\\share\\x.pdf) >> endobj')],
    ['a document inside another', pdf('1 0 obj << /S /GoToE /F (\\\\host\\share\\x.pdf) >> endobj')],
    ['a name with a NUL behind it', pdf('1 0 obj << /OpenAction\u00005 0 R >> endobj')],
    ['an end of a stream too early', pdf('4 0 obj << >> stream\nendstream 1 0 obj << /S /Launch >> endobj')],
  ])('a PDF with %s is refused as active', async (_what, bytes) => expect(await pdfRefusal(bytes)).toBe('active'));

  it.each<readonly [string, Buffer]>([
    ['packs its objects twice', pdf(packed(OBJECTS.replace('/FlateDecode', '[ /ASCII85Decode /FlateDecode ]'), 'x'))],
    ['mixes its objects with their neighbours', pdf(packed(`${OBJECTS} /DecodeParms << /Predictor 12 >>`, 'x'))],
    ['is text behind ASCII85', pdf('4 0 obj << /Filter /ASCII85Decode >> stream\n87cURD~>\nendstream endobj')],
    ['is text behind LZW', pdf('4 0 obj << /Filter /LZWDecode >> stream\nx\nendstream endobj')],
    ['has objects that cannot be unpacked', pdf(`4 0 obj << ${OBJECTS} >> stream\nnonsense\nendstream endobj`)],
    ['has packed objects that break off', pdf(packed(OBJECTS, `1 0 << /S /JavaScript >> ${'x'.repeat(500)}`, { isCut: true }))],
    ['is a bomb', pdf(...Array.from({ length: 9 }, () => packed('/Filter /FlateDecode', ' '.repeat(8 * 1024 * 1024))))],
    ['has streams without an end', pdf('stream\n'.repeat(700_000))],
    ['is a bomb that breaks off', pdf(...Array.from({ length: 3 }, () => packed(PICTURE, ' '.repeat(30 * 1024 * 1024), { isCut: true })))],
    ['has data that break off', pdf(packed('/Filter /FlateDecode', 'q', { isCut: true }))],
    ...['ASCIIHexDecode', 'AHx', '[/A85 /FlateDecode]', 'LZWDecode', 'Crypt'].map<readonly [string, Buffer]>((name) => [
      `has objects of unknown type behind ${name}`,
      pdf(`4 0 obj << /Type 9 0 R /N 1 /First 4 /Filter ${name.startsWith('[') ? name : `/${name}`} >> stream\n31>\nendstream endobj`),
    ]),
    ['has a filter elsewhere', pdf(packed('/Filter 9 0 R', 'q'))],
    ['mixes objects of a long dictionary', pdf(packed(`/DecodeParms << /Predictor 12 >> /X [${' 0'.repeat(9_000)} ] /Filter /Fl`, 'q'))],
    ['mixes data by what stands elsewhere', pdf(packed('/DecodeParms 9 0 R /Filter /FlateDecode', 'q'))],
  ])('a PDF that %s is refused as closed', async (_what, bytes) => expect(await pdfRefusal(bytes)).toBe('closed'));

  it.each<readonly [string, Buffer]>([
    ['a picture in a colour that spells a name', packed(PICTURE, '/JS/AA/XFA')],
    ['a picture whose rows build on each other', packed(`${PICTURE} /DecodeParms << /Predictor 15 >>`, 'pixels')],
    [
      'a table of its objects',
      packed('/Type /XRef /W [1 2 1] /ID [<ab12> <cd34>] /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', 'rows'),
    ],
    ['a page to open at, as LibreOffice writes it', Buffer.from('1 0 obj << /OpenAction[1 0 R /XYZ null null 0] >> endobj')],
    ['a page to open at, as jsPDF and fpdf write it', Buffer.from('1 0 obj << /OpenAction [3 0 R /FitH null] >> endobj')],
    ['a page to open at among packed objects', packed(OBJECTS, '1 0 << /OpenAction [ 3 0 R /Fit ] /Lang (en) >>')],
    ['a page to go to by an action', Buffer.from('1 0 obj << /OpenAction << /S /GoTo /D [3 0 R /FitH 841.89] >> >> endobj')],
    [
      'a page to go to, its keys turned round',
      Buffer.from('1 0 obj <</OpenAction<</Type/Action/D[3 0 R/XYZ null null 0]/S/GoTo>>>> endobj'),
    ],
    ['a page to go to among packed objects', packed(OBJECTS, '1 0 << /OpenAction << /S /GoTo /D [ 3 0 R /Fit ] >> /Lang (en) >>')],
    ['contents whose entries go to pages', Buffer.from('2 0 obj << /Title (One) /A << /S /GoTo /D (one) /Next 9 0 R >> >> endobj')],
    ['a contents and links', Buffer.from('1 0 obj << /First 2 0 R /A << /S /URI /URI (https://x.example) >> >> endobj')],
  ])('a PDF with %s is accepted', async (_what, object) => expect(await pdfRefusal(pdf(object))).toBeNull());

  it('a PDF behind a password is refused as locked', async () =>
    expect(await pdfRefusal(pdf('1 0 obj << >> endobj trailer << /Encrypt 2 0 R >>'))).toBe('locked'));

  it('a PDF is checked while other work goes on', async () => {
    let [turns, isOver] = [0, false];
    const turn = (): void => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    expect(await pdfRefusal(pdf('a'.repeat(5_000_000)))).toBeNull();
    isOver = true;
    expect(turns).toBeGreaterThanOrEqual(20);
  });

  it('a PDF that takes too long to check is refused as closed', async () => expect(await pdfRefusal(await plainPdf(), 0)).toBe('closed'));
});
