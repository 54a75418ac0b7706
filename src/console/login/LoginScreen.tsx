import { useEffect } from 'react';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Wordmark } from '../shell/Wordmark.tsx';
import { LoginForm } from './LoginForm.tsx';

export const Ground = styled('main', {
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  padding: '$24 $16',
  backgroundColor: '$chrome',
});

export function LoginScreen({ isGoodbye }: { readonly isGoodbye: boolean }) {
  useEffect(() => {
    document.title = 'Log in · Linemaker console';
  }, []);
  return (
    <Ground>
      <Stack gap={24} css={{ width: '100%', maxWidth: '400px' }}>
        <Wordmark />
        <Card padding={24} as="section" aria-labelledby="login-title">
          <Stack gap={16}>
            <Stack gap={4}>
              <Heading as="h1" size={22} id="login-title">
                Operator console
              </Heading>
              <Text as="p" tone="ink2">
                {isGoodbye ? 'You are logged out.' : 'Manage what players see. Log in to start.'}
              </Text>
            </Stack>
            <LoginForm label="Log in to the console" />
          </Stack>
        </Card>
        <Text as="p" size={13} css={{ color: '$onChromeDim', textAlign: 'center' }}>
          Three wrong passwords or codes lock your login. A compliance colleague can propose to unlock it, and a second person confirms.
        </Text>
      </Stack>
    </Ground>
  );
}
