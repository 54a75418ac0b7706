import { roster } from './roster.ts';

export const nfl = roster(`
ARI|Arizona|Cardinals|97233F|FFB612|-0.6
ATL|Atlanta|Falcons|A71930|101820|-0.3
BAL|Baltimore|Ravens|241773|9E7C0C|1.1
BUF|Buffalo|Bills|00338D|C60C30|1.5
CAR|Carolina|Panthers|0085CA|101820|-1.0
CHI|Chicago|Bears|0B162A|C83803|0.3
CIN|Cincinnati|Bengals|FB4F14|101820|0.1
CLE|Cleveland|Browns|311D00|FF3C00|-1.2
DAL|Dallas|Cowboys|003594|B0B7BC|0.2
DEN|Denver|Broncos|FB4F14|0A2343|0.8
DET|Detroit|Lions|0076B6|B0B7BC|1.3
GB|Green Bay|Packers|203731|FFB612|1.0
HOU|Houston|Texans|03202F|A71930|0.5
IND|Indianapolis|Colts|002C5F|E6E9EC|0.4
JAX|Jacksonville|Jaguars|006778|D7A22A|0.1
KC|Kansas City|Chiefs|E31837|FFB81C|1.4
LV|Las Vegas|Raiders|101820|A5ACAF|-1.1
LAC|Los Angeles|Chargers|0080C6|FFC20E|0.6
LAR|Los Angeles|Rams|003594|FFD100|1.2
MIA|Miami|Dolphins|008E97|FC4C02|-0.5
MIN|Minnesota|Vikings|4F2683|FFC62F|0.0
NE|New England|Patriots|002244|C60C30|0.7
NO|New Orleans|Saints|101820|D3BC8D|-1.1
NYG|New York|Giants|0B2265|A71930|-0.8
NYJ|New York|Jets|125740|F4F4F4|-1.0
PHI|Philadelphia|Eagles|004C54|A5ACAF|1.2
PIT|Pittsburgh|Steelers|101820|FFB612|0.3
SF|San Francisco|49ers|AA0000|B3995D|0.8
SEA|Seattle|Seahawks|002244|69BE28|1.1
TB|Tampa Bay|Buccaneers|D50A0A|34302B|0.4
TEN|Tennessee|Titans|0C2340|4B92DB|-1.4
WAS|Washington|Commanders|5A1414|FFB612|-0.1
`);

export const ncaaf = roster(
  `
ALA|Alabama|Crimson Tide|9E1B32|F4F4F4|1.3
UGA|Georgia|Bulldogs|BA0C2F|101820|1.5
OSU|Ohio State|Buckeyes|BB0000|666666|1.8
MICH|Michigan|Wolverines|00274C|FFCB05|0.9
TEX|Texas|Longhorns|BF5700|F4F4F4|1.0
OKLA|Oklahoma|Sooners|841617|FDF9D8|0.8
LSU|LSU|Tigers|461D7C|FDD023|0.4
ND|Notre Dame|Fighting Irish|0C2340|C99700|1.2
ORE|Oregon|Ducks|154733|FEE123|1.4
PSU|Penn State|Nittany Lions|041E42|F4F4F4|0.2
USC|USC|Trojans|990000|FFC72C|0.5
MIAF|Miami|Hurricanes|F47321|005030|0.9
FSU|Florida State|Seminoles|782F40|CEB888|-0.3
CLEM|Clemson|Tigers|F56600|522D80|0.0
TENN|Tennessee|Volunteers|FF8200|58595B|0.6
AUB|Auburn|Tigers|0C2340|E87722|-0.2
TAMU|Texas A&M|Aggies|500000|F4F4F4|1.1
WIS|Wisconsin|Badgers|C5050C|F4F4F4|-0.9
IOWA|Iowa|Hawkeyes|101820|FFCD00|0.3
UTAH|Utah|Utes|CC0000|101820|0.7
BYU|BYU|Cougars|002E5D|F4F4F4|0.6
KSU|Kansas State|Wildcats|512888|D1D1D1|-0.2
UNC|North Carolina|Tar Heels|7BAFD4|13294B|-1.1
WASH|Washington|Huskies|4B2E83|B7A57A|0.2
`,
  'place',
);
