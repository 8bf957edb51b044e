"""Trains the bilingual title encoder. The vector of a title is the sum of the rows of its features, set to length one."""

import argparse
import json
import time
from pathlib import Path

import numpy as np
from export import export
from figures import report
from pairs import Pairs
from scipy import sparse


def load(folder):
    data = json.loads((folder / "training-set.json").read_text(encoding="utf-8"))
    ends = np.cumsum([0] + [len(features) for features in data["features"]])
    columns = np.concatenate([np.array(features, np.int32) for features in data["features"]])
    ones = np.ones(len(columns), np.float32)
    data["matrix"] = sparse.csr_matrix((ones, columns, ends), shape=(len(ends) - 1, data["rows"]))
    data["teacher"] = np.load(folder / "teacher.npy")
    return data


def unit(vectors):
    norms = np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-6)
    return vectors / norms, norms


def softmax(scores, axis):
    powers = np.exp(scores - scores.max(axis=axis, keepdims=True))
    return powers / powers.sum(axis=axis, keepdims=True)


class Adam:
    """Adam over the rows that a batch has features of."""

    def __init__(self, table):
        self.table = table
        self.first, self.second = np.zeros_like(table), np.zeros_like(table)
        self.times = np.zeros((len(table), 1), np.float32)

    def step(self, rows, gradient, rate):
        self.times[rows] += 1
        self.first[rows] = 0.9 * self.first[rows] + 0.1 * gradient
        self.second[rows] = 0.99 * self.second[rows] + 0.01 * gradient * gradient
        mean = self.first[rows] / (1 - 0.9 ** self.times[rows])
        spread = np.sqrt(self.second[rows] / (1 - 0.99 ** self.times[rows]))
        self.table[rows] -= rate * mean / (spread + 1e-8)

    def taught(self):
        """A row that no text has taught is noise."""
        return np.where(self.times > 0, self.table, 0)


def direction_of(vectors, batch, teacher, options):
    """The gradient by the vectors: each text of a pair is to find the other among all of the batch, as far as the teacher agrees."""
    half = len(vectors) // 2
    first, second = vectors[:half], vectors[half:]
    taught = teacher[batch.texts].astype(np.float32)
    scores = first @ second.T / options.temperature
    teaching = taught[:half] @ taught[half:].T / options.teacher_temperature
    scores[batch.blank] = teaching[batch.blank] = -1e4
    gradient, loss = np.zeros_like(scores), 0.0
    for axis in (0, 1):
        own, target = softmax(scores, axis), options.teacher * softmax(teaching, axis)
        target[np.diag_indices(half)] += 1 - options.teacher
        loss -= np.sum(target * np.log(own + 1e-9)) / (2 * half)
        gradient += (own - target) / (2 * half * options.temperature)
    return np.vstack([gradient @ second, gradient.T @ first]), loss


def train(data, options):
    random = np.random.default_rng(options.seed)
    adam = Adam(random.normal(0, options.start, (data["rows"], options.dimensions)).astype(np.float32))
    pairs = Pairs(data, options, random)
    started = time.time()
    for turn in range(options.rounds):
        losses = []
        rate = options.rate * min(1, 1.1 - turn / options.rounds)
        for batch in pairs.round():
            matrix = data["matrix"][batch.texts]
            matrix.data *= random.random(matrix.nnz) >= options.dropout
            rows, places = np.unique(matrix.indices, return_inverse=True)
            local = sparse.csr_matrix((matrix.data, places, matrix.indptr), shape=(matrix.shape[0], len(rows)))
            vectors, norms = unit(local @ adam.table[rows])
            direction, loss = direction_of(vectors, batch, data["teacher"], options)
            along = np.sum(direction * vectors, axis=1, keepdims=True)
            adam.step(rows, local.T @ ((direction - vectors * along) / norms), rate)
            losses.append(loss)
        print(f"round {turn + 1}: loss {np.mean(losses):.3f}, {time.time() - started:.0f} s", flush=True)
    return adam.taught()


def examples_of(data, number=20):
    """Names of trades, evenly over all of them."""
    texts = [each["text"] for each in data["examples"] if each["concept"].startswith("trade ") and "isPlural" not in each]
    return [(data["texts"][at], data["features"][at]) for at in texts[:: len(texts) // number][:number]]


def read_options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="folder of training-set.json and teacher.npy")
    parser.add_argument("--out", type=Path, help="folder to write the model to")
    parser.add_argument("--inputs", type=Path, nargs="*", default=[], help="files whose checksums the model's card states")
    parser.add_argument("--final", action="store_true", help="learn from what choices were made by, too; report the test")
    numbers = dict(seed=1, dimensions=160, rounds=20, batch=512, rate=0.01, start=0.02, dropout=0.35, temperature=0.07)
    numbers |= dict(teacher=0.3, teacher_temperature=0.05, plural_share=0.2, group_share=0.15, near_share=0.5, size_power=0.8)
    for name, value in numbers.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    return parser.parse_args(), list(numbers)


def main():
    options, numbers = read_options()
    data = load(options.folder)
    table = train(data, options)
    if options.out:
        chosen = {name: getattr(options, name) for name in numbers}
        table = export(table, options.out, chosen, options.inputs, examples_of(data))
    report(data["test" if options.final else "validation"], unit(data["matrix"] @ table)[0])


if __name__ == "__main__":
    main()
