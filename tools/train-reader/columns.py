"""The rows that `pnpm bench train-scorer` writes, column by column, as numbers."""

import json
from pathlib import Path

import numpy as np
from scipy.sparse import csr_matrix


class Rows:
    def __init__(self, folder):
        self.folder = Path(folder)
        self.head = json.loads((self.folder / "rows.json").read_text())
        self.count = self.head["rows"]
        self.facts = self.column("facts", "<f4").reshape(self.count, len(self.head["facts"])).astype(np.float64)
        self.is_position = self.column("isPosition", "u1")
        self.weight = self.column("weight", "<f4").astype(np.float64)
        self.group = self.column("group", "<u4")
        self.fold = self.column("fold", "u1")

    def column(self, name, kind):
        return np.fromfile(self.folder / name, kind)

    def words(self, part):
        """A row's words each weigh the same, and a long text as much as a short one."""
        starts = self.column(f"{part}.starts", "<u4").astype(np.int64)
        places = self.column(f"{part}.places", "<u4").astype(np.int64)
        lengths = np.diff(starts)
        shares = np.repeat(1 / np.sqrt(np.maximum(1, lengths)), lengths)
        size = 1 << self.head["hashBits"][part]
        return csr_matrix((shares, places, starts), shape=(self.count, size))
