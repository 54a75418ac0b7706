import { t } from '#src/shared/text/t.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Text } from '#src/ui/Text.tsx';

type Props = {
  readonly what: string;
  /** True for a compact message, where content may have little height. */
  readonly isShort?: boolean;
};

export function ShelfProblem({ what, isShort = false }: Props) {
  const { refresh } = useRenderPorts();
  const title = t`We could not load ${what}`;
  const action = <Button tone="secondary" size={isShort ? 'small' : 'medium'} onClick={refresh}>{t`Try again`}</Button>;
  if (isShort)
    return (
      <Card padding={16}>
        <Row gap={12} wrap css={{ justifyContent: 'space-between' }}>
          <Text as="p" weight="medium">
            {title}
          </Text>
          {action}
        </Row>
      </Card>
    );
  return (
    <Card padding="none">
      <EmptyState
        illustration="offline"
        headingLevel="p"
        title={title}
        body={t`You can still use the rest of this page.`}
        action={action}
      />
    </Card>
  );
}
