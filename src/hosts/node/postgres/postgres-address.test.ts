import { describe, expect, it } from 'vitest';
import { readPostgresAddress, shownAddress } from './postgres-address.ts';

describe('the address of a database', () => {
  it.each([
    'postgres://cliproom@localhost/cliproom',
    'postgresql://u:p%40ss@db.example.org:6432/clips?sslmode=verify-full',
    'postgres://127.0.0.1:5432/x',
  ])('%s is one', (text) => {
    expect(readPostgresAddress('--database', text)).toBe(text);
  });

  it.each([
    '',
    'cliproom',
    'mysql://u:secret@h/d',
    'postgres://u:secret@h',
    'postgres://u:secret@h/',
    'postgres:///d',
  ])('%s is none, and is not repeated', (text) => {
    const reading = () => readPostgresAddress('--database', text);
    expect(reading).toThrow('--database takes an address such as');
    expect(reading).not.toThrow('secret');
  });

  it('is shown without user, password and settings', () => {
    expect(shownAddress('postgres://me:secret@h:6432/clips?password=secret')).toBe('postgres://h:6432/clips');
  });
});
