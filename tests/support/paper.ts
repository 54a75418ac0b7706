import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Content of a PDF, read by another library than the one that wrote it. */
export type Paper = {
  readonly size: number;
  readonly version: string;
  readonly title: string;
  readonly language: string;
  readonly isMarked: boolean;
  /** Texts in reading order, one per tagged part of the document. */
  readonly texts: readonly string[];
  /** The structure tree from its root: `Document(H1 Table(TR(TH TD)))`. */
  readonly tags: string;
};

export async function readPaper(bytes: Uint8Array): Promise<Paper> {
  const size = bytes.byteLength;
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const paper = await task.promise;
  try {
    const { info } = await paper.getMetadata();
    const { PDFFormatVersion: version, Title: title, Language: language } = info as Readonly<Record<string, string>>;
    const pages = await Promise.all(Array.from({ length: paper.numPages }, (_, at) => paper.getPage(at + 1)));
    const texts = await Promise.all(
      pages.map(async (page) => taggedTexts((await page.getTextContent({ includeMarkedContent: true })).items)),
    );
    const trees = await Promise.all(pages.map((page) => page.getStructTree()));
    return {
      size,
      version: version ?? '',
      title: title ?? '',
      language: language ?? '',
      isMarked: (await paper.getMarkInfo())?.['Marked'] === true,
      texts: texts.flat(),
      tags: trees.map((tree) => namesOf(tree)).join('\n'),
    };
  } finally {
    await task.destroy();
  }
}

type Item = { readonly str: string; readonly hasEOL: boolean } | { readonly type: string; readonly tag?: string };

function taggedTexts(items: readonly Item[]): readonly string[] {
  const texts: string[] = [];
  let depth = 0;
  for (const item of items) {
    if ('str' in item) {
      if (depth > 0) texts.push(`${texts.pop() ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') depth -= 1;
    else {
      depth += 1;
      texts.push('');
    }
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

type Tree = { readonly role?: string; readonly children?: readonly object[] };

function namesOf(tree: Tree | null): string {
  const children = (tree?.children ?? []).filter((child): child is Tree => 'role' in child).map(namesOf);
  return tree?.role === 'Root' ? children.join(' ') : `${tree?.role ?? ''}${children.length > 0 ? `(${children.join(' ')})` : ''}`;
}
