import { styled } from '#src/ui/stitches.ts';

const Block = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  text: 14,
  color: '$ink1',
  overflowWrap: 'anywhere',
  '& p': { margin: 0, whiteSpace: 'pre-line' },
});

export const Paragraphs = ({ text }: { readonly text: string }) => (
  <Block>
    {paragraphsOf(text).map(({ start, words }) => (
      <p key={start}>{words}</p>
    ))}
  </Block>
);

function paragraphsOf(text: string): readonly { readonly start: number; readonly words: string }[] {
  return [...text.matchAll(/(?:[^\n]|\n(?!\n))+/g)].map(({ 0: words, index: start }) => ({ start, words: words.replace(/^\n+/, '') }));
}
