import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, it, vi } from 'vitest';
import { pdfRefusal } from './pdfs.ts';
import { SLICE } from './slices.ts';

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
const packed = (dictionary: string, inside: string, isCut = false): Buffer => {
  const data = deflateSync(Buffer.from(inside, 'latin1'));
  return Buffer.concat([
    Buffer.from(`4 0 obj << ${dictionary} >> stream\n`),
    isCut ? data.subarray(0, -4) : data,
    Buffer.from('\nendstream endobj\n'),
  ]);
};
const OBJECTS = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode';

describe('a PDF', () => {
  it('that is printed is taken, whatever its text says in its own letters', async () => {
    const printed = await plainPdf();
    expect(printed.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await pdfRefusal(printed)).toBeNull();
  });

  it.each([
    ['a script', pdf('1 0 obj << /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj')],
    ['a script by a short name', pdf('1 0 obj << /S /Rendition /JS(x) >> endobj')],
    ['something that opens', pdf('1 0 obj << /OpenAction 5 0 R >> endobj')],
    ['a program', pdf('1 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
    ['a file', pdf('1 0 obj << /Names << /EmbeddedFiles 3 0 R >> >> endobj')],
    ['more actions', pdf('1 0 obj << /AA << /O 3 0 R >> >> endobj')],
    ['a form with scripts', pdf('1 0 obj << /AcroForm << /XFA 3 0 R >> >> endobj')],
    ['a name with escapes', pdf('1 0 obj << /S /Java#53cript /#4aS (x) >> endobj')],
    ['a name without a space behind it', pdf('1 0 obj <</OpenAction<</S/JavaScript/JS(x)>>>> endobj')],
    ['objects that are packed', pdf(packed(OBJECTS, '1 0 << /OpenAction 5 0 R >>'))],
    ['packed objects whose names have escapes', pdf(packed(OBJECTS, '1 0 << /S /#4aavaScript >>'))],
    ['packed objects that do not say what they are', pdf(packed('/Type 9 0 R /Filter /FlateDecode', '1 0 << /S /JavaScript >>'))],
    ['an end of a stream too early', pdf('4 0 obj << >> stream\nendstream 1 0 obj << /S /Launch >> endobj')],
  ])('with %s is active', async (_what, bytes) => expect(await pdfRefusal(bytes)).toBe('active'));

  it.each([
    ['is locked', pdf('1 0 obj << >> endobj trailer << /Encrypt 2 0 R >>')],
    ['packs its objects twice', pdf(packed(OBJECTS.replace('/FlateDecode', '[ /ASCII85Decode /FlateDecode ]'), 'x'))],
    ['mixes its objects with their neighbours', pdf(packed(`${OBJECTS} /DecodeParms << /Predictor 12 >>`, 'x'))],
    ['has objects that cannot be unpacked', pdf(`4 0 obj << ${OBJECTS} >> stream\nnonsense\nendstream endobj`)],
    ['has packed objects that break off', pdf(packed(OBJECTS, `1 0 << /S /JavaScript >> ${'x'.repeat(500)}`, true))],
    ['is a bomb', pdf(...Array.from({ length: 9 }, () => packed('/Filter /FlateDecode', ' '.repeat(8 * 1024 * 1024))))],
    ['has streams without an end', pdf('stream\n'.repeat(5_001))],
  ])('that %s is closed', async (_what, bytes) => expect(await pdfRefusal(bytes)).toBe('closed'));

  it.each(Array.from({ length: 24 }, (_, at) => at - 12))(
    'is active with a name that stands %i letters from the edge of a slice',
    async (at) => {
      const before = 'x'.repeat(SLICE - '%PDF-1.7\n'.length + at);
      expect(await pdfRefusal(pdf(`${before} /Java#53cript `))).toBe('active');
      expect(await pdfRefusal(pdf(packed(OBJECTS, `${'x'.repeat(SLICE + at)} /#4aS `)))).toBe('active');
      expect(await pdfRefusal(pdf(`${before} /JSome /Names `)), 'a longer name is another').toBeNull();
    },
  );

  it('is active with a name at its very end', async () => {
    expect(await pdfRefusal(Buffer.from('%PDF-1.7 /JavaScript'))).toBe('active');
    expect(await pdfRefusal(pdf(packed(OBJECTS, 'x /JS')))).toBe('active');
  });
});

describe('while a PDF is looked at', () => {
  it('other work goes on', async () => {
    const turns = countTurns();
    expect(await pdfRefusal(pdf('a'.repeat(5 * 1024 * 1024)))).toBeNull();
    expect(turns()).toBeGreaterThanOrEqual(20);
  });

  it('no more of a bomb is text at once than a slice', async () => {
    const bomb = pdf(packed(OBJECTS, ' '.repeat(60 * 1024 * 1024)));
    const texts = vi.spyOn(Buffer.prototype, 'toString');
    const turns = countTurns();
    expect(await pdfRefusal(bomb)).toBeNull();
    expect(turns()).toBeGreaterThanOrEqual(60 * 4);
    expect(Math.max(...texts.mock.results.map(({ value }) => String(value).length))).toBeLessThanOrEqual(SLICE);
    texts.mockRestore();
  });

  it.each([
    ['begins of streams without an end', 'stream\n'.repeat(700_000)],
    ['empty streams', 'stream\nendstream\n'.repeat(290_000)],
  ])('5 MB of %s are read once', async (_what, text) => expect(await pdfRefusal(pdf(text))).toBe('closed'));
});

/** Turns of the event loop since, for whatever else is to be done. */
function countTurns(): () => number {
  let [turns, isOver] = [0, false];
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOver = true;
    return turns;
  };
}
