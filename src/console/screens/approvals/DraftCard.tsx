import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DraftView } from '#src/shared/console/drafts.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Text } from '#src/ui/Text.tsx';
import { PlaceName } from '../../places/PlaceName.tsx';

type DraftCardProps = {
  readonly draft: DraftView;
  readonly badge?: ReactNode;
  readonly children?: ReactNode;
};

export function DraftCard({ draft, badge, children }: DraftCardProps) {
  return (
    <Card as="article" aria-label={draft.title}>
      <Row gap={16} justify="between" wrap>
        <Stack gap={4} css={{ flex: '1 1 320px' }}>
          <Text weight="medium" size={16}>
            {draft.title}
          </Text>
          <PlaceName place={draft} />
          {children}
        </Stack>
        <Row gap={12} wrap>
          {badge}
          <ButtonFace as={Link} size="small" tone="secondary" to={`/drafts/${draft.id}/review`} aria-label={`Review ${draft.title}`}>
            Review
          </ButtonFace>
        </Row>
      </Row>
    </Card>
  );
}
