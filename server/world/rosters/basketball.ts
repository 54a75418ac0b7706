import { roster } from './roster.ts';

export const nba = roster(`
ATL|Atlanta|Hawks|E03A3E|C1D32F|0.2
BOS|Boston|Celtics|007A33|BA9653|0.6
BKN|Brooklyn|Nets|101820|F4F4F4|-1.4
CHA|Charlotte|Hornets|1D1160|00788C|-0.8
CHI|Chicago|Bulls|CE1141|101820|-0.2
CLE|Cleveland|Cavaliers|860038|FDBB30|1.0
DAL|Dallas|Mavericks|00538C|B8C4CA|-0.4
DEN|Denver|Nuggets|0E2240|FEC524|1.4
DET|Detroit|Pistons|C8102E|1D42BA|0.9
GSW|Golden State|Warriors|1D428A|FFC72C|0.5
HOU|Houston|Rockets|CE1141|C4CED4|1.1
IND|Indiana|Pacers|002D62|FDBB30|-0.7
LAC|Los Angeles|Clippers|C8102E|1D428A|-0.2
LAL|Los Angeles|Lakers|552583|FDB927|0.7
MEM|Memphis|Grizzlies|5D76A9|12173F|-0.3
MIA|Miami|Heat|98002E|F9A01B|0.3
MIL|Milwaukee|Bucks|00471B|EEE1C6|0.1
MIN|Minnesota|Timberwolves|0C2340|78BE20|0.7
NOP|New Orleans|Pelicans|0C2340|C8102E|-1.2
NYK|New York|Knicks|006BB6|F58426|1.0
OKC|Oklahoma City|Thunder|007AC1|EF3B24|2.0
ORL|Orlando|Magic|0077C0|C4CED4|0.5
PHI|Philadelphia|76ers|006BB6|ED174C|0.2
PHX|Phoenix|Suns|1D1160|E56020|0.0
POR|Portland|Trail Blazers|E03A3E|101820|-0.3
SAC|Sacramento|Kings|5A2D81|63727A|-1.1
SAS|San Antonio|Spurs|C4CED4|101820|1.0
TOR|Toronto|Raptors|CE1141|101820|0.2
UTA|Utah|Jazz|002B5C|F9A01B|-1.2
WAS|Washington|Wizards|002B5C|E31837|-1.7
`);

export const ncaab = roster(
  `
DUKE|Duke|Blue Devils|003087|F4F4F4|1.6
UNC|North Carolina|Tar Heels|7BAFD4|13294B|0.7
KU|Kansas|Jayhawks|0051BA|E8000D|0.8
UK|Kentucky|Wildcats|0033A0|F4F4F4|0.9
UCLA|UCLA|Bruins|2D68C4|F2A900|0.5
CONN|UConn|Huskies|000E2F|E4002B|1.2
HOU|Houston|Cougars|C8102E|B2B4B2|1.4
PUR|Purdue|Boilermakers|CEB888|101820|1.5
GONZ|Gonzaga|Bulldogs|041E42|C8102E|1.1
ARIZ|Arizona|Wildcats|CC0033|003366|1.3
MSU|Michigan State|Spartans|18453B|F4F4F4|0.7
MICH|Michigan|Wolverines|00274C|FFCB05|1.4
BAY|Baylor|Bears|154734|FFB81C|0.1
FLA|Florida|Gators|0021A5|FA4616|0.9
AUB|Auburn|Tigers|0C2340|E87722|0.5
TENN|Tennessee|Volunteers|FF8200|58595B|0.6
ISU|Iowa State|Cyclones|C8102E|F1BE48|0.9
ILL|Illinois|Fighting Illini|13294B|E84A27|0.8
ALA|Alabama|Crimson Tide|9E1B32|F4F4F4|0.8
STJ|St. John's|Red Storm|D41B2C|F4F4F4|0.6
MARQ|Marquette|Golden Eagles|003366|FFCC00|-0.3
VILL|Villanova|Wildcats|00205B|13B5EA|0.0
CREI|Creighton|Bluejays|005CA9|F4F4F4|-0.1
XAV|Xavier|Musketeers|0C2340|9EA2A2|-0.5
DAY|Dayton|Flyers|CE1141|004B8D|-0.4
VCU|VCU|Rams|101820|F8B800|-0.5
SDSU|San Diego State|Aztecs|A6192E|101820|-0.2
PROV|Providence|Friars|101820|8A8D8F|-0.6
`,
  'place',
);

export const euroleague = roster(`
RMB||Real Madrid|FEBE10|00529F|1.1
BAR||Barcelona|A50044|004D98|0.6
PAO||Panathinaikos|007A3D|F4F4F4|1.0
OLY||Olympiacos|D2122E|F4F4F4|1.2
FEN||Fenerbahce|163962|FFED00|1.0
EFS||Anadolu Efes|002B5C|C8102E|0.2
MIL||Olimpia Milano|CF102D|F4F4F4|0.0
MON||Monaco|E5001D|F4F4F4|0.5
ZAL||Zalgiris|00663A|F4F4F4|0.2
PAR||Partizan|101820|F4F4F4|-0.3
CZV||Crvena Zvezda|D2122E|0B2265|0.3
VAL||Valencia|EB7203|101820|0.3
BAY||Bayern Munich|DC052D|0066B2|-0.7
VIR||Virtus Bologna|101820|C4CED4|-0.5
ASV||ASVEL|101820|C99700|-1.2
BAS||Baskonia|0B2265|B4092E|-0.8
`);
