import { t } from '#src/shared/text/t.ts';
import { toast } from '#src/ui/notices/toast.ts';
import type { NotifyLeftOut } from './betslipApi.ts';

export const notifyLeftOut: NotifyLeftOut = (leftOut, isAll) =>
  toast({
    about: 'betslip-left-out',
    type: 'info',
    title: isAll ? t`None of these selections are open` : t`{${leftOut.length}, plural, one {One leg was} other {# legs were}} left out`,
    body: leftOut.map(({ name, message }) => (name === null ? message : `${name}: ${message}`)).join(' '),
    secondsUntilRemoved: 10,
  });
