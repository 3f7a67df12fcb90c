/**
 * Which voices belong to one person: agglomerative clustering of embeddings by their centroids, as pyannote.audio's
 * speaker-diarization-3.1 does it and with its threshold. Pure.
 */
import { distance, mean, unit } from './voice-vectors.ts';

/** Between centroids of embeddings of length 1. Tuned by the publisher for the two models used here. */
const THRESHOLD = 0.7045654963945799;
/**
 * Fewer voices are no person of their own and are given to the nearest one. The publisher's 12 count windows a second
 * apart; ours are five seconds apart.
 */
const FEWEST = 2;
/** Of few voices in all, each may be a person. */
const FEWEST_SHARE = 0.1;

interface Cluster {
  readonly members: readonly number[];
  readonly centroid: Float32Array;
  /** The nearest other one; -1 where there is none. */
  nearest: number;
  nearestDistance: number;
}

/** Whose each embedding is, numbered from 0 by who comes first, and how each person sounds on average. */
export interface People {
  readonly personOf: readonly number[];
  readonly centroids: readonly Float32Array[];
}

export function clusterVoices(embeddings: readonly Float32Array[]): People {
  const units = embeddings.map(unit);
  const clusters = merged(units);
  const fewest = Math.min(FEWEST, Math.max(1, Math.round(FEWEST_SHARE * units.length)));
  const large = clusters.filter(({ members }) => members.length >= fewest);
  const kept = large.length > 0 || units.length === 0 ? large : [clusterOf(units)];
  const centroids = kept.map(({ centroid }) => centroid);
  const found = new Map(kept.flatMap(({ members }, person) => members.map((member) => [member, person])));
  return inOrder(
    units.map((voice, index) => found.get(index) ?? nearestPerson(voice, centroids)),
    centroids,
  );
}

/** By the angle between them. */
export function nearestPerson(voice: Float32Array, centroids: readonly Float32Array[]): number {
  const distances = centroids.map((centroid) => distance(unit(voice), unit(centroid)));
  return distances.indexOf(Math.min(...distances));
}

function clusterOf(units: readonly Float32Array[]): Pick<Cluster, 'members' | 'centroid'> {
  return { members: [...units.keys()], centroid: mean(units) };
}

/** The nearest two are made one, until the nearest are too far apart. Keeps no table of distances: there may be thousands. */
function merged(units: readonly Float32Array[]): Cluster[] {
  const clusters: (Cluster | null)[] = units.map((centroid, index) => ({
    members: [index],
    centroid,
    nearest: -1,
    nearestDistance: Number.POSITIVE_INFINITY,
  }));
  for (const index of clusters.keys()) findNearest(clusters, index);
  for (;;) {
    const closest = closestOf(clusters);
    if (closest === null || closest.one.nearestDistance > THRESHOLD) break;
    const { at, one } = closest;
    const other = clusters[one.nearest];
    const gone = one.nearest;
    if (other == null) break;
    clusters[gone] = null;
    clusters[at] = {
      members: [...one.members, ...other.members].sort((a, b) => a - b),
      centroid: mean([one.centroid, other.centroid], [one.members.length, other.members.length]),
      nearest: -1,
      nearestDistance: Number.POSITIVE_INFINITY,
    };
    findNearest(clusters, at);
    for (const [index, cluster] of clusters.entries()) {
      if (cluster === null || index === at) continue;
      if (cluster.nearest === at || cluster.nearest === gone) findNearest(clusters, index);
      else consider(cluster, clusters, at);
    }
  }
  return clusters.filter((cluster) => cluster !== null);
}

function findNearest(clusters: readonly (Cluster | null)[], index: number): void {
  const cluster = clusters[index];
  if (cluster == null) return;
  cluster.nearest = -1;
  cluster.nearestDistance = Number.POSITIVE_INFINITY;
  for (const other of clusters.keys()) if (other !== index) consider(cluster, clusters, other);
}

function consider(cluster: Cluster, clusters: readonly (Cluster | null)[], other: number): void {
  const centroid = clusters[other]?.centroid;
  if (centroid === undefined) return;
  const apart = distance(cluster.centroid, centroid);
  if (apart >= cluster.nearestDistance) return;
  cluster.nearest = other;
  cluster.nearestDistance = apart;
}

function closestOf(clusters: readonly (Cluster | null)[]): { at: number; one: Cluster } | null {
  let closest: { at: number; one: Cluster } | null = null;
  for (const [at, one] of clusters.entries()) {
    if (one === null || one.nearest < 0) continue;
    if (closest === null || one.nearestDistance < closest.one.nearestDistance) closest = { at, one };
  }
  return closest;
}

function inOrder(people: readonly number[], centroids: readonly Float32Array[]): People {
  const order = [...new Set(people)];
  return {
    personOf: people.map((person) => order.indexOf(person)),
    centroids: order.map((person) => centroids[person] ?? new Float32Array()),
  };
}
