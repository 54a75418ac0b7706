import { Link } from 'react-router-dom';
import type { DraftView } from '#src/lib/console/drafts.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row, Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Text } from '#src/ui/Text.tsx';
import { useOperator } from '../../api/index.ts';
import { PlaceName } from '../../places/PlaceName.tsx';
import { inWords } from '../../ui/people.ts';
import { When } from '../../ui/When.tsx';
import { type Check, missingInWords, whyNotApprove } from '../review/why.ts';

export type Item = { readonly draft: DraftView; readonly check: Check };

/** A draft that waits: for whom, why not for this operator, and the way to its review. */
export function Waiting({ item: { draft, check }, nameOf }: { readonly item: Item; readonly nameOf: (id: string) => string }) {
  const me = useOperator();
  const why = check.approval.isApproved ? null : whyNotApprove(me, draft, check);
  return (
    <Card as="article" aria-label={draft.title}>
      <Row gap={16} justify="between" wrap>
        <Stack gap={4} css={{ flex: '1 1 320px' }}>
          <Text weight="medium" size={16}>
            {draft.title}
          </Text>
          <PlaceName place={draft} />
          <Text size={13} tone="ink2">
            {`Version ${draft.version} by ${inWords(draft.authors.map(nameOf))}, saved `}
            <When at={draft.savedAt} inline />
          </Text>
          {why === null ? null : (
            <Text size={13} tone="ink2">
              {why}
            </Text>
          )}
        </Stack>
        <Row gap={12} wrap>
          {check.problems.length > 0 ? (
            <Badge tone="negative">{`${check.problems.length} to mend`}</Badge>
          ) : check.approval.isApproved ? (
            <Badge tone="positive">approved</Badge>
          ) : (
            <Badge tone="warning">{`waits for ${missingInWords(check)}`}</Badge>
          )}
          <ButtonFace as={Link} size="small" tone="secondary" to={`/drafts/${draft.id}/review`} aria-label={`Review ${draft.title}`}>
            Review
          </ButtonFace>
        </Row>
      </Row>
    </Card>
  );
}
