// Written by `npm run codegen` from the SDL of EventPrices; do not edit.

/** Fields of a type: null for a value, else the name of the type below it. */
export type Shape = Readonly<Record<string, string | null>>;

/** The types that can be sent without executing. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  "EventPrices": {
    "eventId": null,
    "version": null,
    "status": null,
    "matchProgress": null,
    "scoreboard": "Scoreboard",
    "statistics": "EventStatistics",
    "selections": "SelectionPrice"
  },
  "Scoreboard": {
    "homeScore": null,
    "awayScore": null,
    "period": null,
    "clock": null,
    "turn": null,
    "situation": null
  },
  "BaseballStatistics": {
    "periods": "PeriodScore",
    "batting": null,
    "balls": null,
    "strikes": null,
    "outs": null,
    "isOnFirst": null,
    "isOnSecond": null,
    "isOnThird": null,
    "home": "BaseballFigures",
    "away": "BaseballFigures"
  },
  "PeriodScore": {
    "label": null,
    "home": null,
    "away": null
  },
  "BaseballFigures": {
    "hits": null,
    "errors": null,
    "strikeouts": null,
    "walks": null
  },
  "BasketballStatistics": {
    "periods": "PeriodScore",
    "possession": null,
    "home": "BasketballFigures",
    "away": "BasketballFigures"
  },
  "BasketballFigures": {
    "rebounds": null,
    "assists": null,
    "turnovers": null,
    "fouls": null
  },
  "CricketStatistics": {
    "periods": "PeriodScore",
    "batting": null,
    "target": null,
    "home": "CricketFigures",
    "away": "CricketFigures"
  },
  "CricketFigures": {
    "wickets": null,
    "overs": null,
    "fours": null,
    "sixes": null
  },
  "DartsStatistics": {
    "throwing": null,
    "home": "DartsFigures",
    "away": "DartsFigures"
  },
  "DartsFigures": {
    "remaining": null,
    "oneEighties": null,
    "average": null,
    "highestCheckout": null
  },
  "EsportsStatistics": {
    "periods": "PeriodScore",
    "home": "EsportsFigures",
    "away": "EsportsFigures"
  },
  "EsportsFigures": {
    "kills": null,
    "totalKills": null
  },
  "FootballStatistics": {
    "periods": "PeriodScore",
    "possession": null,
    "down": null,
    "yardsToGo": null,
    "fieldPosition": null,
    "isRedZone": null,
    "home": "FootballFigures",
    "away": "FootballFigures"
  },
  "FootballFigures": {
    "totalYards": null,
    "firstDowns": null,
    "turnovers": null,
    "timeouts": null
  },
  "HockeyStatistics": {
    "periods": "PeriodScore",
    "powerPlay": null,
    "powerPlayClock": null,
    "home": "HockeyFigures",
    "away": "HockeyFigures"
  },
  "HockeyFigures": {
    "shots": null,
    "hits": null,
    "penaltyMinutes": null,
    "faceoffsWon": null
  },
  "OtherStatistics": {
    "periods": "PeriodScore"
  },
  "SoccerStatistics": {
    "periods": "PeriodScore",
    "home": "SoccerFigures",
    "away": "SoccerFigures"
  },
  "SoccerFigures": {
    "possession": null,
    "shots": null,
    "shotsOnTarget": null,
    "corners": null,
    "fouls": null,
    "yellowCards": null,
    "redCards": null
  },
  "TennisStatistics": {
    "periods": "PeriodScore",
    "serving": null,
    "isTieBreak": null,
    "home": "TennisFigures",
    "away": "TennisFigures"
  },
  "TennisFigures": {
    "points": null,
    "aces": null,
    "doubleFaults": null,
    "breaks": null
  },
  "VolleyballStatistics": {
    "periods": "PeriodScore",
    "serving": null,
    "home": "VolleyballFigures",
    "away": "VolleyballFigures"
  },
  "VolleyballFigures": {
    "aces": null,
    "blocks": null,
    "errors": null
  },
  "SelectionPrice": {
    "id": null,
    "num": null,
    "den": null,
    "status": null,
    "points": null
  }
};

/** Types that one field may be several of, told apart by `__typename`. */
export const UNIONS: Readonly<Record<string, readonly string[]>> = {
  "EventStatistics": [
    "BaseballStatistics",
    "BasketballStatistics",
    "CricketStatistics",
    "DartsStatistics",
    "EsportsStatistics",
    "FootballStatistics",
    "HockeyStatistics",
    "OtherStatistics",
    "SoccerStatistics",
    "TennisStatistics",
    "VolleyballStatistics"
  ]
};
