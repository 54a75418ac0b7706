import { type Hosts, unlisted } from './hosts.ts';

type Needs = {
  readonly brands: readonly string[];
  readonly hosts: Hosts;
  readonly mailService: object | null;
  readonly smtp: object | null;
  readonly scanner: object | null;
  readonly personKeys: readonly string[];
};

export function missingInProduction(
  { brands, hosts, mailService, smtp, scanner, personKeys }: Needs,
  hasDataDir: boolean,
): readonly string[] {
  const { brands: without, hasConsole } = unlisted(hosts, brands);
  return [
    ...(without.length === 0 ? [] : [`BRAND_SITES has no address for ${without.join(', ')}: production serves listed hosts alone`]),
    ...(hasConsole ? [] : ['CONSOLE_SITE is missing: operators need a host of their own']),
    ...(mailService === null && smtp === null
      ? ['SMTP_URL or MAIL_URL is missing: without mails players can’t open accounts or reset passwords']
      : []),
    ...(personKeys.length === 0 ? ['PERSON_KEYS is missing: names and birth dates are hashed with a secret of their own'] : []),
    ...(scanner === null ? ['SCANNER_URL is missing: operators can’t open players’ files that were not scanned'] : []),
    ...(hasDataDir
      ? []
      : ['DATA_DIR is missing: the keys of tokens and of sealed secrets are kept there, in a folder that outlives the process']),
  ];
}
