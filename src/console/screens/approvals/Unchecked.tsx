import { Link } from 'react-router-dom';
import type { DraftView } from '#src/lib/console/drafts.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Text } from '#src/ui/Text.tsx';
import type { Refusal } from '../../api/index.ts';
import { PlaceName } from '../../places/PlaceName.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { PartHead } from './PartHead.tsx';

const TITLE = 'Could not be checked';

type UncheckedProps = {
  readonly drafts: readonly DraftView[];
  /** Why, by the ids of the drafts; at least one. */
  readonly refused: ReadonlyMap<string, Refusal>;
  readonly onRetry: () => void;
};

/** Drafts of which nobody can say yet for whom they wait: the first reason once for all whose it is, with a way on; each other at its draft. */
export function Unchecked({ drafts, refused, onRetry }: UncheckedProps) {
  const [first] = refused.values();
  return (
    <Stack as="section" gap={12} aria-label={TITLE}>
      <PartHead title={TITLE} count={refused.size} />
      {first === undefined ? null : <Problem refusal={first} onRetry={onRetry} />}
      {drafts.map((draft) => {
        const refusal = refused.get(draft.id);
        return refusal === undefined ? null : (
          <Card key={draft.id} as="article" aria-label={draft.title}>
            <Row gap={16} justify="between" wrap>
              <Stack gap={4} css={{ flex: '1 1 320px' }}>
                <Text weight="medium" size={16}>
                  {draft.title}
                </Text>
                <PlaceName place={draft} />
                {refusal.message === first?.message ? null : (
                  <Text size={13} tone="ink2">
                    {refusal.message}
                  </Text>
                )}
              </Stack>
              <ButtonFace as={Link} size="small" tone="secondary" to={`/drafts/${draft.id}/review`} aria-label={`Review ${draft.title}`}>
                Review
              </ButtonFace>
            </Row>
          </Card>
        );
      })}
    </Stack>
  );
}
