import { openFaces, type FaceOf } from './faces.ts';
import type { Weight } from './fontFiles.ts';
import { linesOf, runsOf, spelled } from './runs.ts';

export type Sheet = {
  readonly title: string;
  readonly language: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  /** Date written into the file. If it is fixed, equal sheets give equal bytes. */
  readonly madeAt: Date;
};

export type Paper = { readonly bytes: Buffer; readonly missing: readonly string[] };

const PAGE = { width: 612, height: 792, margin: 72 } as const;
const RIGHT = PAGE.width - PAGE.margin;
const TABLE_TOP = 120;
const LABEL_WIDTH = 190;
const VALUE_WIDTH = RIGHT - PAGE.margin - LABEL_WIDTH;
const ROW = { line: 16, padding: 9, size: 11, labelSize: 9.5 } as const;
const INK = '#111111';
const QUIET = '#555555';
const RULE = '#cccccc';

/** Makes the PDF accessible. The types of pdfkit 0.17 lack this option. */
const ACCESSIBLE: object = { subset: 'PDF/UA' };
const OF_ITS_ROW: object = { scope: 'Row' };
/** Turns off the font feature `ccmp`, which splits letters for screen readers. */
const AS_WRITTEN: object = { lineBreak: false, baseline: 'alphabetic', features: { ccmp: false } };

type Style = { readonly size: number; readonly weight: Weight; readonly color: string };
const TITLE: Style = { size: 20, weight: 'bold', color: INK };
const LABEL: Style = { size: ROW.labelSize, weight: 'regular', color: QUIET };
const VALUE: Style = { size: ROW.size, weight: 'regular', color: INK };

/** Creates a tagged PDF 1.7 (PDF/UA) with embedded fonts. Loads pdfkit on first use. */
export async function sheetAsPdf(sheet: Sheet): Promise<Paper> {
  const [{ default: Document }, faceOf] = await Promise.all([import('pdfkit'), openFaces()]);
  const missing = new Set<string>();
  const spell = (words: string): string => {
    const { text, missing: ours } = spelled(words, faceOf);
    for (const code of ours) missing.add(code);
    return text;
  };
  const doc = new Document({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    ...ACCESSIBLE,
    tagged: true,
    lang: sheet.language,
    displayTitle: true,
    info: { Title: sheet.title, CreationDate: sheet.madeAt },
  });
  const bytes = bytesOf(doc);
  draw(
    doc,
    faceOf,
    spell(sheet.title),
    sheet.rows.map(([label, value]) => [spell(label), spell(value)] as const),
  );
  doc.end();
  return { bytes: await bytes, missing: [...missing] };
}

const bytesOf = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => resolve(Buffer.concat(parts)))
      .on('error', reject);
  });

function draw(doc: PDFKit.PDFDocument, faceOf: FaceOf, title: string, rows: Sheet['rows']): void {
  const pen = penFor(doc, faceOf);
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const titleLines = pen.lines(title, TITLE, RIGHT - PAGE.margin);
  whole.add(doc.struct('H1', {}, () => titleLines.forEach((line, at) => pen.write(line, TITLE, PAGE.margin, 92 + at * 26))));
  const table = doc.struct('Table');
  whole.add(table);
  let top = TABLE_TOP + (titleLines.length - 1) * 26;
  pen.rule(top);
  for (const [label, value] of rows) {
    const [labels, values] = [pen.lines(label, LABEL, LABEL_WIDTH - 16), pen.lines(value, VALUE, VALUE_WIDTH)];
    const height = Math.max(labels.length, values.length) * ROW.line + 2 * ROW.padding;
    if (top + height > PAGE.height - PAGE.margin) {
      doc.addPage();
      top = PAGE.margin;
    }
    const first = top + ROW.padding + ROW.size;
    const row = doc.struct('TR');
    table.add(row);
    row.add(doc.struct('TH', OF_ITS_ROW, () => labels.forEach((line, at) => pen.write(line, LABEL, PAGE.margin, first + at * ROW.line))));
    row.add(doc.struct('TD', {}, () => values.forEach((line, at) => pen.writeRight(line, VALUE, RIGHT, first + at * ROW.line))));
    row.end();
    top += height;
    pen.rule(top);
  }
  table.end();
  whole.end();
}

/** Draws text in one color and size, in all fonts that its letters need. `y` is the baseline. */
function penFor(doc: PDFKit.PDFDocument, faceOf: FaceOf) {
  const runs = (text: string, { size, weight }: Style) =>
    runsOf(text, faceOf, weight).map(({ face, text: letters }) => {
      doc.registerFont(face.name, face.bytes);
      return { name: face.name, letters, width: doc.font(face.name).fontSize(size).widthOfString(letters, AS_WRITTEN) };
    });
  const widthOf = (text: string, style: Style): number => runs(text, style).reduce((sum, { width }) => sum + width, 0);
  const write = (text: string, style: Style, x: number, y: number): void => {
    let at = x;
    for (const { name, letters, width } of runs(text, style)) {
      doc.font(name).fontSize(style.size).fillColor(style.color).text(letters, at, y, AS_WRITTEN);
      at += width;
    }
  };
  return {
    write,
    writeRight: (text: string, style: Style, right: number, y: number): void => write(text, style, right - widthOf(text, style), y),
    lines: (text: string, style: Style, width: number) => linesOf(text, width, (part) => widthOf(part, style)),
    rule: (y: number): void => {
      doc.markContent('Artifact', { type: 'Layout' });
      doc.moveTo(PAGE.margin, y).lineTo(RIGHT, y).lineWidth(0.5).strokeColor(RULE).stroke();
      doc.endMarkedContent();
    },
  };
}
