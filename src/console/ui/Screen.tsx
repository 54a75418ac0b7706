import { type ReactNode, use, useEffect, useRef } from 'react';
import { Row, Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { TakesFocusContext } from './firstScreen.ts';

// Only screen readers need this focus, so it shows no ring.
const Title = styled(Heading, { outline: 'none' });

export type ScreenProps = {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

export function Screen({ title, intro, above, actions, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocus = use(TakesFocusContext);
  useEffect(() => {
    document.title = `${title} · Linemaker console`;
  }, [title]);
  useEffect(() => {
    if (takesFocus()) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Stack gap={24}>
      <Row gap={16} justify="between" align="start" wrap>
        <Stack gap={4} css={{ flex: '1 1 280px' }}>
          {above}
          <Title as="h1" size={28} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {intro === undefined ? null : (
            <Text as="p" tone="ink2" css={{ maxWidth: '72ch' }}>
              {intro}
            </Text>
          )}
        </Stack>
        {actions === undefined ? null : (
          <Row gap={8} wrap>
            {actions}
          </Row>
        )}
      </Row>
      {children}
    </Stack>
  );
}
