import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { readServeOptions } from './serve-options.ts';

describe('the flags of serve', () => {
  it('default to this machine only', () => {
    const options = readServeOptions([]);
    expect(options.host).toBe('127.0.0.1');
    expect(options.corsOrigins).toEqual([]);
    expect(options.allowPrivateAddresses).toBe(false);
    expect(options.mediaWorkers).toBeGreaterThanOrEqual(1);
  });

  it('are read with their values', () => {
    const options = readServeOptions([
      '--allow-private-addresses',
      ...['--port', '0', '--host', '0.0.0.0', '--plan', 'creator', '--media-workers', '3'],
      ...[
        '--rate-factor',
        '2.5',
        '--cors-origin',
        'https://a.example',
        '--cors-origin=http://localhost:5173/',
      ],
    ]);
    expect(options).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      plan: 'creator',
      mediaWorkers: 3,
      rateFactor: 2.5,
      allowPrivateAddresses: true,
    });
    expect(options.corsOrigins).toEqual(['https://a.example', 'http://localhost:5173']);
  });

  it.each([
    [['--prot', '1'], /--prot/],
    [['--port'], /--port/],
    [['--port', '70000'], /--port takes a whole number from 0 to 65535, not "70000"/],
    [['--port', '1.5'], /whole number/],
    [['--port', ''], /whole number/],
    [['--plan', 'gold'], /--plan takes free, starter, creator, studio, unlimited, not "gold"/],
    [['--media-workers', '0'], /from 1 to/],
    [['--rate-factor', 'fast'], /--rate-factor takes a number/],
    [['--cors-origin', 'example.org'], /--cors-origin takes an origin/],
    [['--cors-origin', 'https://example.org/path'], /--cors-origin takes an origin/],
    [['--files', 'https://store.example.org/videos'], /--files takes s3:/],
    [['--files', 's3://key:secret@videos'], /takes no keys/],
    [['video.mp4'], /takes flags only/],
  ])('%j are refused with a sentence', (args, sentence) => {
    const read = () => readServeOptions(args);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(sentence);
  });
});
