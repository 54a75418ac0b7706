import type { FragmentType } from '@apollo/client';
import { type GameNoticeFragment, GameNoticeFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { wordsIn } from '../../parts/text/words.ts';

const Line = styled('p', {
  margin: 0,
  padding: '$6 $16',
  backgroundColor: '$infoSoft',
  borderBottom: '1px solid $info',
  color: '$ink1',
  text: 13,
  overflowWrap: 'anywhere',
});

export function GameNotice({ node }: { readonly node: FragmentType<GameNoticeFragment> }) {
  const { title, text } = wordsIn<'text' | 'title'>(useNode(GameNoticeFragmentDoc, node));
  if (text === undefined) return null;
  return (
    <Line role="note">
      {title === undefined ? null : <strong>{title} </strong>}
      {text}
    </Line>
  );
}
