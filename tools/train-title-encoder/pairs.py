"""Pairs of texts that mean the same, drawn anew in each round."""

from dataclasses import dataclass

import numpy as np


@dataclass
class Batch:
    texts: np.ndarray  # the first of every pair, then the second of every pair
    blank: np.ndarray  # pairs of pairs that mean the same, or a group and its occupation: no example of a difference


class Pairs:
    def __init__(self, data, options, random):
        self.random, self.options = random, options
        self.texts = {}
        for example in data["examples"]:
            if example.get("isValidation") and not options.final:
                continue
            kind = "plural" if example.get("isPlural") else example["language"]
            self.texts.setdefault(example["concept"], {"it": [], "en": [], "plural": []})[kind].append(example["text"])
        # The plural of a name that is left out has nothing to be paired with.
        self.texts = {concept: kinds for concept, kinds in self.texts.items() if kinds["it"] or kinds["en"]}
        self.number = {concept: at for at, concept in enumerate(self.texts)}
        self.groups = {concept.split(" ")[1] for concept in self.texts if concept.startswith("group ")}
        self.isco = {f"occupation {at}": isco for at, isco in enumerate(data["iscoOf"])}
        self.concepts = [concept for concept in self.texts if not concept.startswith("group ")]

    def pick(self, concept, language):
        kinds = self.texts[concept]
        texts = kinds[language] or kinds["it"] or kinds["en"]
        if kinds["plural"] and self.random.random() < self.options.plural_share:
            texts = kinds["plural"]
        return texts[self.random.integers(len(texts))]

    def drawn(self):
        """A concept with many names is drawn more often, but less than in proportion to them."""
        for concept in self.concepts:
            isco = self.isco.get(concept, "")
            names = len(self.texts[concept]["it"]) + len(self.texts[concept]["en"])
            for _ in range(max(1, round(names**self.options.size_power))):
                first, second = [("it", "en"), ("en", "it"), ("it", "it"), ("en", "en")][self.random.integers(4)]
                one, other = self.pick(concept, first), self.pick(concept, second)
                if one != other:
                    yield one, other, self.number[concept], isco, False
                if isco in self.groups and self.random.random() < self.options.group_share:
                    group = f"group {isco}"
                    yield self.pick(group, first), other, self.number[group], isco, True

    def round(self):
        pairs = list(self.drawn())
        order = self.random.permutation(len(pairs))
        if self.random.random() < self.options.near_share:
            # Neighbours in the classification together: they are the hard ones to tell apart.
            codes = np.array([float(isco or self.random.integers(10_000)) for _, _, _, isco, _ in pairs])
            order = np.argsort(codes + self.random.normal(0, 30, len(pairs)), kind="stable")
        batches = [order[at : at + self.options.batch] for at in range(0, len(order), self.options.batch)]
        self.random.shuffle(batches)
        return [batch_of([pairs[at] for at in batch]) for batch in batches if len(batch) >= self.options.batch // 4]


def batch_of(pairs):
    first, second, number, isco, is_group = (np.array(column) for column in zip(*pairs))
    of_group = (isco[:, None] == isco) & (isco[:, None] != "") & (is_group[:, None] | is_group)
    same = (number[:, None] == number) | of_group
    return Batch(np.concatenate([first, second]), same & ~np.eye(len(pairs), dtype=bool))
