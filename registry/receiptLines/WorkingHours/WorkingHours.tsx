import type { FragmentType } from '@apollo/client';
import { useId } from 'react';
import { type WorkingHoursFragment, WorkingHoursFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { LineMark } from '../../parts/event/lineMarks.tsx';

const Block = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4', paddingBlock: '$8', minWidth: 0 });
const Head = styled('div', { display: 'flex', alignItems: 'center', gap: '$8', color: '$ink2', overflowWrap: 'anywhere' });
const Days = styled('dl', {
  margin: 0,
  text: 14,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: '$16', paddingBlock: '$4' },
  '& dt': { minWidth: 0, color: '$ink2', overflowWrap: 'anywhere' },
  '& dd': { margin: 0, maxWidth: '65%', textAlign: 'end', color: '$ink1', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
});
const More = styled(LinkTo, {
  all: 'unset',
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  text: 13,
  fontWeight: '$medium',
  color: '$accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  focusRing: 2,
  borderRadius: '$6',
});

export function WorkingHours({ node }: { readonly node: FragmentType<WorkingHoursFragment> }) {
  const { id, title, hours, linkLabel, deepLink } = useNode(WorkingHoursFragmentDoc, node);
  const titleId = useId();
  return (
    <Block>
      <Head>
        <LineMark name="clock" />
        <Text id={titleId} weight="bold">
          {title}
        </Text>
      </Head>
      {hours.length === 0 ? (
        <Text size={13} tone="ink2">{t`We do not have the opening hours. Please call before you go.`}</Text>
      ) : (
        <Days aria-labelledby={titleId}>
          {hours.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Days>
      )}
      <More link={deepLink} of={id}>
        {linkLabel}
      </More>
    </Block>
  );
}
