import { useStore } from 'zustand';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import type { GeoRunner } from './geoRunner.ts';

/** Explains the location prompt beforehand, because a refusal may be permanent. */
export function LocationPromptSurface({ runner }: { readonly runner: GeoRunner }) {
  const shown = useStore(runner.prompt, (state) => state.shown);
  if (shown === null) return null;
  return (
    <Dialog
      open
      width={400}
      title={shown.title}
      description={shown.body}
      onClose={() => runner.answerPrompt(false)}
      actions={
        <>
          <Button tone="secondary" onClick={() => runner.answerPrompt(false)}>
            {shown.declineLabel}
          </Button>
          <Button onClick={() => runner.answerPrompt(true)}>{shown.allowLabel}</Button>
        </>
      }
    />
  );
}
