import type { FragmentType } from '@apollo/client';
import { type FrameFragment, FrameFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { framedAddress } from '#src/platform/frames/framedAddress.ts';
import { useNode } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { useFramed } from './useFramed.ts';

const Place = styled('div', {
  position: 'relative',
  borderRadius: '$card',
  overflow: 'clip',
  // Draws the border over the content, which thus gets the full height that it requested.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: '1px solid $colors$line',
    borderRadius: '$card',
    pointerEvents: 'none',
  },
});
const Window = styled('iframe', {
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  backgroundColor: '$surface1',
  // Hides the frame until it responds, so that it cannot take focus.
  variants: { isThere: { false: { visibility: 'hidden' } } },
});
const Waiting = styled('div', { position: 'absolute', inset: 0, display: 'grid', '& > *': { gridArea: '1 / 1' } });
const Words = styled('span', {
  placeSelf: 'center',
  padding: '$16',
  text: 13,
  color: '$ink2',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

const SANDBOX = 'allow-scripts allow-same-origin';
/** Loads the frame without cookies and storage. Spread into the props, because React's types lack the attribute. */
const WITHOUT_CREDENTIALS = { credentialless: true };

export function Frame({ node }: { readonly node: FragmentType<FrameFragment> }) {
  const { title, address: written, height, isHeightTold } = useNode(FrameFragmentDoc, node);
  const address = framedAddress(written);
  return (
    <>
      <ShelfHead title={title} />
      {address === null ? (
        <Refused />
      ) : (
        <Framed key={address.href} title={title} address={address} height={height} isHeightTold={isHeightTold} />
      )}
    </>
  );
}

const Refused = () => (
  <Card padding="none">
    <EmptyState
      illustration="offline"
      headingLevel="p"
      title={t`We can’t show this part here`}
      body={t`You can still use the rest of this page.`}
    />
  </Card>
);

type FramedProps = { readonly title: string; readonly address: URL; readonly height: number; readonly isHeightTold: boolean };

function Framed({ title, address, height, isHeightTold }: FramedProps) {
  const { place, frame, state, toldHeight, again } = useFramed(address.origin);
  if (state === 'refused') return <Refused />;
  if (state === 'silent')
    return (
      <Card padding="none">
        <EmptyState
          illustration="offline"
          headingLevel="p"
          title={t`This part is not responding`}
          body={t`It comes from another site. You can still use the rest of this page.`}
          action={<Button tone="secondary" onClick={again}>{t`Try again`}</Button>}
        />
      </Card>
    );
  const isThere = state === 'there';
  return (
    <Place
      ref={place}
      style={{ height: (isHeightTold ? toldHeight : null) ?? height }}
      aria-busy={!isThere}
      data-skeleton={isHeightTold && toldHeight === null ? '' : undefined}
    >
      {state === 'far' ? null : (
        <Window
          ref={frame}
          isThere={isThere}
          title={title}
          src={address.href}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          allow=""
          {...WITHOUT_CREDENTIALS}
        />
      )}
      {isThere ? null : (
        <Waiting>
          <Skeleton shape="card" height="100%" />
          <Words>{t`Loading ${title}`}</Words>
        </Waiting>
      )}
    </Place>
  );
}
