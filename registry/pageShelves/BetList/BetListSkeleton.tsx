import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const BetListSkeleton = ({ sectionId }: { readonly sectionId?: string }) => (
  <Stack gap={12} role="status" css={{ minHeight: 'calc(100dvh - 120px)' }}>
    <VisuallyHidden>{t`Loading your bets`}</VisuallyHidden>
    {sectionId === 'bet' ? <Skeleton shape="card" height={480} /> : <ListSkeleton hasTotals={sectionId === 'open'} />}
  </Stack>
);

const ListSkeleton = ({ hasTotals }: { readonly hasTotals: boolean }) => (
  <>
    {hasTotals ? <Skeleton height={66} shape="card" /> : null}
    <Row gap={8}>
      <Skeleton width={56} height={36} shape="control" />
      <Skeleton width={88} height={36} shape="control" />
      <Skeleton width={80} height={36} shape="control" />
    </Row>
    {[0, 1, 2].map((at) => (
      <Skeleton key={at} shape="card" height={248} />
    ))}
  </>
);
