import { type ReactNode, useId } from 'react';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';

export type PanelProps = {
  readonly title: string;
  readonly hint?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

export function Panel({ title, hint, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={16}>
        <Row gap={12} justify="between" wrap>
          <Stack gap={4}>
            <Heading as="h2" size={16} id={id}>
              {title}
            </Heading>
            {hint === undefined ? null : (
              <Text as="p" size={13} tone="ink2">
                {hint}
              </Text>
            )}
          </Stack>
          {actions}
        </Row>
        {children}
      </Stack>
    </Card>
  );
}
