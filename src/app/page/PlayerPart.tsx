import { useQuery } from '@apollo/client/react';
import { type ContextType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PageLayoutDocument, PageLayoutPlayerDocument } from '#src/gql/graphql.ts';
import type { LostDetails } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Card } from '#src/ui/Card.tsx';
import { styled } from '#src/ui/stitches.ts';
import { PartProblem } from '../frame/errors/PartProblem.tsx';

/** Sticks to the bottom of the screen, above the phone's bottom bar, so that nothing shifts if it appears or disappears. */
const Foot = styled('div', {
  position: 'sticky',
  bottom: 'calc($space$8 + 76px + env(safe-area-inset-bottom))',
  zIndex: 1,
  marginTop: '$16',
  borderRadius: '$card',
  boxShadow: '$sheet',
  '@belowTablet': { bottom: 'calc($sizes$bottomBar + 84px + env(safe-area-inset-bottom))' },
  '@desktop': { bottom: '$16' },
});

type PlayerPartProps = { readonly canonicalUrl: string; readonly onLost: (lost: ContextType<typeof LostDetails>) => void };

/** Caches the page's data for players. Only players load this code. */
export function PlayerPart({ canonicalUrl, onLost }: PlayerPartProps) {
  const [isClaimed, setIsClaimed] = useState(false);
  const variables = { canonicalUrl };
  const isThere = useQuery(PageLayoutDocument, { variables, fetchPolicy: 'cache-only' }).data?.pageLayout != null;
  const { error, refetch } = useQuery(PageLayoutPlayerDocument, { variables, fetchPolicy: 'network-only' });
  const isMissing = error !== undefined;
  const askAgain = useRef<(() => void) | null>(null);
  askAgain.current = isMissing ? () => void refetch() : null;
  useEffect(() => {
    if (isThere) askAgain.current?.();
  }, [isThere]);
  useLayoutEffect(() => {
    onLost(isMissing ? { claim: () => setIsClaimed(true) } : null);
    return () => {
      setIsClaimed(false);
      onLost(null);
    };
  }, [isMissing, onLost]);
  if (!isMissing || !isThere || isClaimed) return null;
  return (
    <Foot>
      <Card padding={12}>
        <PartProblem onRetry={() => void refetch()}>{t`We could not load your details on this page.`}</PartProblem>
      </Card>
    </Foot>
  );
}
