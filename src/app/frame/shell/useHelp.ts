import { t } from '#src/shared/text/t.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { useStartup } from '../../startup/StartupContext.tsx';
import type { Startup } from '../../startup/boot/startup.ts';

type Mark = Omit<Startup['responsibleGaming']['logos'][number], '__typename'>;
export type Help = { readonly icon: string; readonly text: string; readonly phone: string; readonly marks: readonly Mark[] };

/** Returns the startup response's helpline, otherwise the HTML page's, otherwise the national one. */
export function useHelp(): Help {
  const { startup } = useStartup();
  if (startup) {
    const { icon, helplineText, helplinePhone, logos } = startup.responsibleGaming;
    return { icon, text: helplineText, phone: helplinePhone, marks: logos };
  }
  const { text, phone, age } = helpInPage();
  return {
    icon: 'responsible-gaming',
    text: text ?? t`Gambling problem? Call 1-800-GAMBLER.`,
    phone: phone ?? '1-800-GAMBLER',
    marks: [{ id: 'age', label: age ?? t`Legal age only`, url: '/account/responsible-gaming' }],
  };
}

function helpInPage(): { readonly [Name in 'age' | 'phone' | 'text']: string | undefined } {
  const help = parse(document.getElementById('boot')?.textContent)['help'];
  const read = (name: string): string | undefined => {
    const value = isPlainObject(help) ? help[name] : undefined;
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return { text: read('text'), phone: read('phone'), age: read('age') };
}

function parse(json: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return isPlainObject(value) ? value : {};
  } catch {
    return {};
  }
}
