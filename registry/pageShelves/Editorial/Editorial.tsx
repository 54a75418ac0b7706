import type { FragmentType } from '@apollo/client';
import { createElement } from 'react';
import { type EditorialFragment, EditorialFragmentDoc } from '#src/gql/graphql.ts';
import { LinkTo, useHeading, useLink, useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import { type Part, partsOf } from './partsOf.ts';

const Text = styled(Card, {
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  text: 14,
  color: '$ink1',
  overflowWrap: 'anywhere',
  '& > *': { maxWidth: '68ch' },
  '& p': { margin: 0, whiteSpace: 'pre-line' },
  '& ul, & ol': { display: 'flex', flexDirection: 'column', gap: '$6', margin: 0, paddingInlineStart: '$24' },
  '& ul': { listStyle: 'disc' },
  '& ol': { listStyle: 'decimal' },
  '& li::marker': { color: '$accentInk', fontWeight: '$medium' },
  '& strong': { fontWeight: '$bold' },
});
const Note = styled('p', { padding: '$12 $16', borderRadius: '$10', backgroundColor: '$infoSoft', borderInlineStart: '3px solid $info' });
const Link = styled(LinkTo, {
  all: 'unset',
  cursor: 'pointer',
  color: '$accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  borderRadius: '4px',
  focusRing: 2,
});

export function Editorial({ node }: { readonly node: FragmentType<EditorialFragment> }) {
  const { id, title, blocks } = useNode(EditorialFragmentDoc, node);
  const heading = useHeading();
  const inner = useHeading(1);
  if (blocks.length === 0) return null;
  return (
    <Text as="article" padding={16} aria-label={title}>
      <Heading as={heading} size={18}>
        {title}
      </Heading>
      {partsOf(blocks).map((part) => drawn(part, id, inner))}
    </Text>
  );
}

type Block = EditorialFragment['blocks'][number];

function drawn(part: Part<Block>, of: string, heading: ReturnType<typeof useHeading>) {
  const { key, style, blocks } = part;
  if (style === 'ul' || style === 'ol')
    return createElement(
      style,
      { key },
      blocks.map((block) => (
        <li key={block.id}>
          <Spans block={block} of={of} />
        </li>
      )),
    );
  const [block] = blocks;
  if (block === undefined) return null;
  const words = <Spans block={block} of={of} />;
  if (style === 'heading')
    return (
      <Heading key={key} as={heading} size={16}>
        {words}
      </Heading>
    );
  return style === 'note' ? <Note key={key}>{words}</Note> : <p key={key}>{words}</p>;
}

function Spans({ block, of }: { readonly block: Block; readonly of: string }) {
  return startsOf(block.spans).map(({ start, span }) => <Span key={start} span={span} of={of} />);
}

function startsOf(spans: Block['spans']): readonly { readonly start: number; readonly span: Block['spans'][number] }[] {
  let start = 0;
  return spans.map((span) => {
    const here = start;
    start += Math.max(1, span.text.length);
    return { start: here, span };
  });
}

function Span({ span: { text, isStrong, deepLink }, of }: { readonly span: Block['spans'][number]; readonly of: string }) {
  const followed = useLink(deepLink, of);
  const words = isStrong ? <strong>{text}</strong> : text;
  if (followed === null) return words;
  return (
    <Link link={deepLink} of={of}>
      {words}
    </Link>
  );
}
