import { type ReactNode, useState } from 'react';
import type { InputOf, OperationName } from '#src/shared/console/operations.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { OperationDialog } from '../../ui/OperationDialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Permitted } from '../../ui/Permitted.tsx';

type TermPanelProps<N extends OperationName> = {
  readonly title: string;
  readonly to: N;
  readonly input: ((reason: string) => InputOf<N>) | null;
  readonly press: string;
  readonly question: { readonly title: string; readonly consequence: string; readonly label: string };
  readonly done: string;
  readonly onDone: () => void;
  readonly children: ReactNode;
};

export function TermPanel<N extends OperationName>({ title, to, input, press, question, done, onDone, children }: TermPanelProps<N>) {
  const [isSetting, setSetting] = useState(false);
  return (
    <Panel title={title}>
      <Stack gap={12}>
        {children}
        <Permitted to={to} isTold>
          <div>
            <Button disabled={input === null} onClick={() => setSetting(true)}>
              {press}
            </Button>
          </div>
        </Permitted>
      </Stack>
      {isSetting && input !== null ? (
        <OperationDialog
          {...question}
          to={to}
          input={input}
          said={() => ({ title: done })}
          onClose={() => setSetting(false)}
          onDone={onDone}
        />
      ) : null}
    </Panel>
  );
}
