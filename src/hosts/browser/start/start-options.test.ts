import { expect, it } from 'vitest';
import { readStartOptions } from './start-options.ts';

const serviceOf = (address: string) => readStartOptions(['--service', address]).service;

it('takes the address of a service as people have it', () => {
  expect(serviceOf('https://clips.example.com/')).toBe('https://clips.example.com');
  expect(serviceOf('https://example.com/clips/v1')).toBe('https://example.com/clips');
  expect(serviceOf('http://localhost:8420')).toBe('http://localhost:8420');
  expect(readStartOptions([])).toEqual({ service: null, port: null, opens: true, isHelp: false });
});

it.each([
  ['clips.example.com', /an address such as/],
  ['ftp://example.com', /an address such as/],
  ['http://clips.example.com', /https:/],
  ['https://me:secret@example.com', /Keys are given in Settings/],
  ['https://example.com/?key=secret', /Keys are given in Settings/],
])('refuses %s', (address, why) => {
  expect(() => serviceOf(address)).toThrow(why);
});

it('refuses flags and ports that there are not', () => {
  expect(() => readStartOptions(['--servise', 'x'])).toThrow();
  expect(() => readStartOptions(['--port', '70000'])).toThrow(/--port takes/);
});
