import pino, { type Logger } from 'pino';

/** Creates a logger that redacts secrets by path, also in libraries' logs. */
export function createLogger(level: string, destination?: pino.DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'req.headers',
          'headers',
          'password',
          'token',
          'accessToken',
          'refreshToken',
          'access_token',
          'refresh_token',
          'packet',
          'licenseKey',
          '*.password',
          '*.token',
        ],
        remove: true,
      },
      serializers: { error: pino.stdSerializers.err, err: pino.stdSerializers.err },
    },
    destination ?? pino.destination({ sync: false }),
  );
}
