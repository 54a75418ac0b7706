import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { copyText } from '#src/ui/copyText.ts';

type Props = { readonly label: string; readonly value: string };

export const CopyButton = ({ label, value }: Props) => (
  <Button tone="quiet" size="small" aria-label={t`Copy ${label}`} onClick={() => void copyText(value)}>
    {t`Copy`}
  </Button>
);
