import type { ReactNode } from 'react';
import { t } from '#src/shared/text/t.ts';
import { isSitePath } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { LeavesSite } from '#src/ui/LeavesSite.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { useStartup } from '../../../startup/StartupContext.tsx';

export function Step({ title, text, children }: { readonly title: string; readonly text: string; readonly children?: ReactNode }) {
  const support = useStartup().startup?.serviceAttributes.supportUrl ?? '/account/help';
  return (
    <Stack gap={24} css={{ maxWidth: '440px', marginInline: 'auto', paddingTop: '$24', '@tablet': { paddingTop: '$48' } }}>
      <Stack gap={8} css={{ textAlign: 'center' }} role="status">
        <Heading as="h1" size={28}>
          {title}
        </Heading>
        <Text as="p" tone="ink2">
          {text}
        </Text>
      </Stack>
      {children === undefined ? null : <Card padding={24}>{children}</Card>}
      <ButtonFace as="a" href={support} tone="quiet">
        {t`Contact Support`}
        {isSitePath(support) ? null : <LeavesSite opensNewTab={false} />}
      </ButtonFace>
    </Stack>
  );
}
