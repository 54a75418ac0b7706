import { roster } from './roster.ts';

export const lidom = roster(`
LIC||Tigres del Licey|0033A0|C8102E|0.6
AGU||Aguilas Cibaenas|FFC20E|101820|0.4
ESC||Leones del Escogido|C8102E|F4F4F4|0.7
EST||Estrellas Orientales|00843D|F4F4F4|0.1
GIG||Gigantes del Cibao|6F263D|C99700|0.0
TOR||Toros del Este|F47321|101820|-0.3
`);

export const lvbp = roster(`
CAR||Leones del Caracas|0B2265|C99700|0.2
MAG||Navegantes del Magallanes|003087|FFC20E|0.5
LAG||Tiburones de La Guaira|0033A0|C8102E|0.4
LAR||Cardenales de Lara|C8102E|101820|0.6
ZUL||Aguilas del Zulia|F47321|101820|-0.1
ANZ||Caribes de Anzoategui|FF8200|00539B|0.3
MAR||Bravos de Margarita|101820|C8102E|-0.6
ARA||Tigres de Aragua|002D62|FFC20E|-0.2
`);
