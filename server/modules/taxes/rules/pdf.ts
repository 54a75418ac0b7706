/** In points, from the upper edge. */
export type PdfLine = { readonly text: string; readonly size: number; readonly top: number };

/** US letter, in points. */
const PAGE = { width: 612, height: 792, margin: 56 } as const;

/** PDF 1.4 in ASCII. Letters outside Latin-1 become `?`. */
export function pdfOf(title: string, lines: readonly PdfLine[]): string {
  const words = lines
    .map(({ text, size, top }) => `BT /F1 ${size} Tf ${PAGE.margin} ${PAGE.height - top} Td (${escaped(text)}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${words.length} >>\nstream\n${words}\nendstream`,
    `<< /Title (${escaped(title)}) >>`,
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  return `${text}${head}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

const escaped = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      if ('()\\'.includes(letter)) return `\\${letter}`;
      if (code >= 32 && code < 127) return letter;
      return code >= 160 && code < 256 ? `\\${code.toString(8)}` : '?';
    })
    .join('');
