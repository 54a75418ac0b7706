import { formatCents } from '#src/shared/money/money.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Hosts } from '#server/platform/config/hosts.ts';
import type { Sandbox } from './loadSandbox.ts';

const WIDTH = 26;
const row = (name: string, value: string): string => `  ${name.padEnd(WIDTH)} ${value}`;

type Origins = { readonly vendor: string; readonly streams: string | null };
type DemoLogins = Pick<Sandbox, 'DEMO_PASSWORD' | 'demoAccounts' | 'demoOperators'>;

export function announcement(config: Config, port: number, origins: Origins, hasConsole: boolean, sandbox: DemoLogins | null): string {
  const site = (host: string): string => `http://${host}:${port}`;
  const lines = [
    '',
    'Linemaker is ready.',
    '',
    ...(config.hosts.hasLocal ? localLines(config, site, hasConsole) : listedLines(config.hosts)),
    row('health and metrics', `${site('localhost')}/readyz, /metrics`),
  ];
  return [...lines, ...(sandbox === null ? [] : sandboxLines(sandbox, site, origins)), '', ''].join('\n');
}

const localLines = (config: Config, site: (host: string) => string, hasConsole: boolean): readonly string[] => [
  row("players' site", `${site('localhost')}  (brand ${config.brand})`),
  ...config.brands.map((brand) => row(`brand ${brand}`, site(`${brand}.localhost`))),
  ...(hasConsole ? [row('console', site('console.localhost'))] : []),
  row('GraphQL', `${site('localhost')}/graphql`),
];

const listedLines = ({ listed }: Hosts): readonly string[] => {
  const sites = new Set([...listed.values()].filter(({ isMain }) => isMain));
  return [...sites].map(({ brand, origin }) => row(brand === null ? 'console' : `brand ${brand}`, origin));
};

const sandboxLines = (
  { DEMO_PASSWORD, demoAccounts, demoOperators }: DemoLogins,
  site: (host: string) => string,
  origins: Origins,
): readonly string[] => [
  row('location vendor (sandbox)', origins.vendor),
  ...(origins.streams === null ? [] : [row('stream host (sandbox)', origins.streams)]),
  row('sandbox control', `${site('localhost')}/sandbox`),
  '',
  `Demo accounts, all with the password ${DEMO_PASSWORD}:`,
  ...demoAccounts.map(({ email, region, currency, cashCents, hasBets }) =>
    row(
      email,
      `${region}, ${formatCents(cashCents, currency)}${currency === 'USD' ? '' : ` ${currency}`}${hasBets ? ', with bets' : ', no bets yet'}`,
    ),
  ),
  ...demoOperators.map(({ email, role }) => row(email, `${role} of the console, at ${site('console.localhost')}`)),
];
