import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { t } from '#src/shared/text/t.ts';
import { useMarkUsable } from '../../../page/useAfterStart.ts';
import { AskForm } from './AskForm.tsx';
import { ChooseForm } from './ChooseForm.tsx';

/** From an address to a mail, and from the mail to a new password. What came by mail stands in the fragment, which no server is told. */
export function ForgotPasswordPage() {
  const { name } = useBrand();
  const { hash } = useLocation();
  // Read anew each time: the link may be opened where the mail was asked for.
  const token = new URLSearchParams(hash.slice(1)).get('token');
  useMarkUsable();
  return (
    <>
      <title>{t`Reset your password · ${name}`}</title>
      {token === null ? <AskForm /> : <ChooseForm key={token} token={token} />}
    </>
  );
}
