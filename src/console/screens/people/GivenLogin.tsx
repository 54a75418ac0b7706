import type { OperatorLink } from '#src/shared/console/general.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { copyText } from '#src/ui/copyText.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Field } from '#src/ui/fields/Field.tsx';

type GivenLoginProps = { readonly name: string; readonly given: OperatorLink; readonly onClose: () => void };

export function GivenLogin({ name, given: { path, password }, onClose }: GivenLoginProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Only for ${name}`}
      description={path === null ? passwordOf(name) : linkOf(name)}
      width={520}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <Stack gap={16} css={{ paddingTop: '$16' }}>
        {password === null ? null : <Copied label="Password" value={password} />}
        {path === null ? null : <Copied label="Link" value={`${window.location.origin}${path}`} />}
      </Stack>
    </Dialog>
  );
}

const linkOf = (name: string): string =>
  `Give this to ${name} yourself. It is shown once, works once and expires in three days. For a new or restored account, the password comes from the colleague who confirmed it.`;
const passwordOf = (name: string): string =>
  `Give this to ${name} yourself. It is shown once. The link comes from the colleague who proposed the account, so only ${name} has both.`;

function Copied({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <Row gap={8} css={{ alignItems: 'flex-end' }}>
      <Stack css={{ flex: 1, minWidth: 0 }}>
        <Field label={label} value={value} readOnly onFocus={({ target }) => target.select()} />
      </Stack>
      <Stack css={{ paddingBottom: '$4', '& button': { minHeight: '$control' } }}>
        <Button tone="secondary" aria-label={`Copy the ${label.toLowerCase()}`} onClick={() => void copyText(value)}>
          Copy
        </Button>
      </Stack>
    </Row>
  );
}
