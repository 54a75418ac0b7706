type Styled = { readonly id: string; readonly style: string };

export type Part<B> = {
  readonly key: string;
  readonly style: 'heading' | 'paragraph' | 'note' | 'ul' | 'ol';
  readonly blocks: readonly B[];
};

/** Groups consecutive list items into lists. Blocks of unknown style become paragraphs. */
export function partsOf<B extends Styled>(blocks: readonly B[]): readonly Part<B>[] {
  const parts: Part<B>[] = [];
  for (const block of blocks) {
    const style = styleOf(block.style);
    const last = parts.at(-1);
    if (last && last.style === style && (style === 'ul' || style === 'ol'))
      parts[parts.length - 1] = { ...last, blocks: [...last.blocks, block] };
    else parts.push({ key: block.id, style, blocks: [block] });
  }
  return parts;
}

function styleOf(style: string): Part<Styled>['style'] {
  if (style === 'item') return 'ul';
  if (style === 'step') return 'ol';
  return style === 'heading' || style === 'note' ? style : 'paragraph';
}
