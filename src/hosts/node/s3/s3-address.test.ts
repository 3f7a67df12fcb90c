import { describe, expect, it } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { readS3Address } from './s3-address.ts';

describe('the address of a bucket', () => {
  it('is a bucket of Amazon where no more is said', () => {
    expect(readS3Address('s3://videos')).toEqual({
      bucket: 'videos',
      prefix: '',
      region: 'us-east-1',
      endpoint: null,
      publicEndpoint: null,
    });
  });

  it('says folder, endpoint, region, and where browsers reach it', () => {
    const text =
      's3://videos/team/a%20b/?endpoint=http://store:9000&region=eu-south-1&public-endpoint=https://files.example.org/';
    expect(readS3Address(text)).toEqual({
      bucket: 'videos',
      prefix: 'team/a b/',
      region: 'eu-south-1',
      endpoint: 'http://store:9000',
      publicEndpoint: 'https://files.example.org',
    });
  });

  it.each([
    ['videos', /takes s3:\/\/BUCKET/],
    ['https://videos', /takes s3:\/\/BUCKET/],
    ['s3://', /takes s3:\/\/BUCKET/],
    ['s3://videos?bucket=x', /takes s3:\/\/BUCKET/],
    ['s3://videos/..%2fx', /takes s3:\/\/BUCKET/],
    ['s3://videos?endpoint=store', /takes an endpoint/],
    ['s3://videos?endpoint=http://store/path', /takes an endpoint/],
    ['s3://key:secret@videos', /takes no keys/],
  ])('%s is refused', (text, sentence) => {
    const read = () => readS3Address(text);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(sentence);
    expect(() => readS3Address(text)).not.toThrow(/secret@|key:/);
  });

  it('is never shown with what may be a key', () => {
    expect(() => readS3Address('s3://videos?secret=hunter2')).toThrow(/^(?!.*hunter2)/);
  });
});
