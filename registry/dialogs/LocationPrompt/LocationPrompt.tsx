import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { type LocationPromptFragment, LocationPromptFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode, useOverlay, useRenderPorts } from '#src/render/index.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { Text } from '#src/ui/Text.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';

/** Explains why the site needs the location before the browser asks for permission, because the browser asks only once. */
export function LocationPrompt({ node }: { readonly node: FragmentType<LocationPromptFragment> }) {
  const { title, body, allowLabel, declineLabel } = useNode(LocationPromptFragmentDoc, node);
  const { close } = useOverlay();
  const { isChecking, hasFailed, check } = useCheck(close);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      width={400}
      actions={
        <Row gap={8} justify="end">
          <Button tone="secondary" onClick={close}>
            {declineLabel}
          </Button>
          <Button busy={isChecking} onClick={check}>
            {allowLabel}
          </Button>
        </Row>
      }
    >
      <Stack gap={16} align="center">
        <Illustration name="location" />
        <Paragraphs text={body} />
        {hasFailed ? (
          <Text role="alert" tone="negative" size={13}>
            {t`We can't find your location. Allow location access in your browser and try again.`}
          </Text>
        ) : null}
      </Stack>
    </Dialog>
  );
}

function useCheck(onDone: () => void) {
  const { meet } = useRenderPorts();
  const [state, setState] = useState<'idle' | 'checking' | 'failed'>('idle');
  const check = async (): Promise<void> => {
    setState('checking');
    const isMet = await meet('LOCATION').catch(() => false);
    setState(isMet ? 'idle' : 'failed');
    if (isMet) onDone();
  };
  return { isChecking: state === 'checking', hasFailed: state === 'failed', check: () => void check() };
}
